"""The reasons for hints as sentences.

Belongs here: words for `models.hints`. Finding reasons does not. It may import `views.words`,
`views.theme` and models.
"""
