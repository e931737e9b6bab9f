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
id=io.github.ttr_qt.ttr_qt
cp -a "$root/build/bundle/ttr-qt" "$app/usr/lib/ttr-qt"
ln -s ../lib/ttr-qt/ttr-qt "$app/usr/bin/ttr-qt"
cp "$root/packaging/linux/$id.desktop" "$app/usr/share/applications/"
# appimagetool looks for this name, and for no other.
cp "$root/packaging/linux/$id.metainfo.xml" "$app/usr/share/metainfo/$id.appdata.xml"
cp "$root/packaging/linux/$id.desktop" "$app/"
cp "$root/resources/app/icon-256.png" "$app/$id.png"
ln -s "$id.png" "$app/.DirIcon"
ln -s usr/bin/ttr-qt "$app/AppRun"
ARCH=$(uname -m) appimagetool "$app" "$target"
