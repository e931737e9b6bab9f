"""The same as ``ttr-arena``, where it is not installed."""

from ai.arena.command_line import main

main()
