"""The tutorial: chapters as data, and what goes on in a chapter that is being played."""
