"""Reads lines of JSON and prints them. It encodes strings strictly, as storing them does."""

import json
import sys

for line in sys.stdin.buffer:
    text = json.dumps(json.loads(line), ensure_ascii=False)
    sys.stdout.buffer.write(text.encode("utf-8", "strict") + b"\n")
