"""Rooms that are in use: one owner per room and process, the store behind it, the viewers in front of it."""
