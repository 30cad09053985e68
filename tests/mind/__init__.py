"""The exact solver, held to plain minimax over the rules, and the compiled one to the readable."""
