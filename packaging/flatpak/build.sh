#!/bin/sh
# Makes a Flatpak of the program that `python3 dev.py package` built; needs flatpak-builder, and the
# runtime and the kit that the manifest names.
#   packaging/flatpak/build.sh target.flatpak
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
target=$1
id=io.github.ttr_qt.ttr_qt
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
flatpak-builder --user --disable-rofiles-fuse --state-dir="$folder/state" \
    --default-branch=stable --repo="$folder/repository" \
    "$folder/build" "$root/packaging/flatpak/$id.yml"
flatpak build-bundle "$folder/repository" "$target" "$id" stable
