"""Players behind one small protocol."""
