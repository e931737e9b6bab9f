"""Makes the application's icons from its drawing: ``python -m tools.icons``; needs Pillow."""
