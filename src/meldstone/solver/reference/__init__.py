"""What is the right answer? The core question and its executable specification in plain Python.

Imports tiles, rules and game only. Everything faster is held against it.
"""
