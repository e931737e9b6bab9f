#!/bin/sh
# Makes a disk image with the program and a link to the folder for programs.
#   make_dmg.sh "The Railway Table.app" target.dmg
# SIGN_IDENTITY names a certificate; without one the program is signed for no one in particular,
# and a person has to allow it once in the system's settings.
set -eu
app=$1
image=$2
# Compiled kernels and licences came after PyInstaller had signed.
codesign --force --deep --options runtime --entitlements "$(dirname "$0")/entitlements.plist" \
    --sign "${SIGN_IDENTITY:--}" "$app"
codesign --verify --deep --strict "$app"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cp -R "$app" "$folder/"
ln -s /Applications "$folder/Applications"
rm -f "$image"
hdiutil create -volname "The Railway Table" -srcfolder "$folder" -format ULMO -ov "$image"
