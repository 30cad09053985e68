"""The French-suited deck for the same 32 codes: E clubs, G spades, H hearts, S diamonds."""
