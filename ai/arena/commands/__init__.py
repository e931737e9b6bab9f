"""The commands of ``ttr-arena``, a module for each; its docstring is the help that is shown.

Belongs here: the options of a command and the plan that follows from them. It may import everything
of `ai`, but imports what takes long to load inside functions. No command knows another.
"""
