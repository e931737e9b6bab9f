"""The process the program runs in: its options, its log, its memory, its compiled kernels.

Belongs here: what is needed before there is a window, or without one. It may import the engine,
`ai.warmup` and models, but nothing else of the app, and no page.
"""
