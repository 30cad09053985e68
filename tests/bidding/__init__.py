"""The recipe of the bid tables: self-play, fitted, and the file that the bots read."""
