"""What the page's interpreters can't do is refused here, and what they do is compared."""
