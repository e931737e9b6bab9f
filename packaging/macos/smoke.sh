#!/bin/sh
# Plays a game with the program in a disk image: smoke.sh image.dmg
# Signing and notarising do not start it: rights that it lacks only show here.
set -eu
place=$(mktemp -d)
hdiutil attach "$1" -mountpoint "$place" -nobrowse -readonly
trap 'hdiutil detach "$place"' EXIT
app="$place/The Railway Table.app"
codesign --verify --strict "$app"
report=$(mktemp -d)/report.json
"$app/Contents/MacOS/ttr-qt" --self-test "$report"
cat "$report"
python3 -c 'import json, sys; sys.exit(len(json.load(open(sys.argv[1]))["compiled"]))' "$report"
