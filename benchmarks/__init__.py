"""Speed, measured side by side in one run. `make bench` prints everything; docs/benchmarks.md keeps the figures."""
