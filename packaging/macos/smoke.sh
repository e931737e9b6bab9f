#!/bin/sh
# Plays a game with the program in a disk image: smoke.sh image.dmg
set -eu
place=$(mktemp -d)
hdiutil attach "$1" -mountpoint "$place" -nobrowse -readonly
trap 'hdiutil detach "$place"' EXIT
report=$(mktemp -d)/report.json
"$place/The Railway Table.app/Contents/MacOS/ttr-qt" --self-test "$report"
cat "$report"
python3 -c 'import json, sys; sys.exit(len(json.load(open(sys.argv[1]))["compiled"]))' "$report"
