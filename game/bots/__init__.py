"""The bots: what every bot is, and the rule-based levels ``easy`` and ``normal``.

A bot gets a View, never a Round, and answers with an action of the log: see `bot`. Everything
here is portable and imports nothing but ``game.core``. Not here: search, exact solving, training.
"""
