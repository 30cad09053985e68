"""The session: what happens when, with the browser behind ports.

The controller turns what the person and the bots do into deals, saves after every action and shows
each state as operations on the page. Not here: rules (core), looks (ui), anything that knows a
browser (browser).
"""
