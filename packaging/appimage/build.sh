#!/bin/sh
# Makes an AppImage of the program that `python3 dev.py package` built; needs appimagetool.
#   packaging/appimage/build.sh target.AppImage
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
target=$1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
app=$folder/ttr-qt.AppDir
mkdir -p "$app/usr/lib" "$app/usr/bin" "$app/usr/share/applications" "$app/usr/share/metainfo"
cp -a "$root/build/bundle/ttr-qt" "$app/usr/lib/ttr-qt"
ln -s ../lib/ttr-qt/ttr-qt "$app/usr/bin/ttr-qt"
cp "$root/packaging/linux/ttr-qt.desktop" "$app/usr/share/applications/"
cp "$root/packaging/linux/ttr-qt.metainfo.xml" "$app/usr/share/metainfo/ttr-qt.appdata.xml"
cp "$root/packaging/linux/ttr-qt.desktop" "$app/"
cp "$root/resources/app/icon-256.png" "$app/ttr-qt.png"
ln -s ttr-qt.png "$app/.DirIcon"
ln -s usr/bin/ttr-qt "$app/AppRun"
ARCH=$(uname -m) appimagetool "$app" "$target"
