"""What crosses between Python and JavaScript."""

class JsException(Exception):
    """A JavaScript error."""
