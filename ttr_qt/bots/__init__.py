"""The bots of `ai` as the window needs them: in seats, as advisers and reviewers.

Belongs here: what turns something of `ai` into something of `models`. Playing strength does not
(see `ai`). It may import `ai`, views and models, but no page and nothing of the app.
"""
