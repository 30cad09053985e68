"""The app's ports as the browser has them: the only package that knows js and pyscript.

Each is a thin skin over static/js/host.js and static/js/patch.js. Runs under MicroPython in the
page and nowhere else.
"""
