"""The page of rules: reading our markup, setting it as a document, and its figures.

Belongs here: everything about that page. The texts themselves lie in `resources/rules`. It may
import views, models and `pages.overlay_page`, and no other page.
"""
