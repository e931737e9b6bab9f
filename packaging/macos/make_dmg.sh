#!/bin/sh
# Makes a disk image with the program and a link to the folder for programs.
#   make_dmg.sh "The Railway Table.app" target.dmg
# SIGN_IDENTITY names a certificate; without one the program is signed for no one in particular,
# and a person has to allow it once in the system's settings. NOTARY_PROFILE names what `notarytool
# store-credentials` has kept; with both, Apple looks at the image, which is then opened unasked.
set -eu
app=$1
image=$2
rights=$(dirname "$0")/entitlements.plist
identity=${SIGN_IDENTITY:--}
# Only a real certificate can be given a time by Apple.
stamp=--timestamp
if [ "$identity" = - ]; then stamp=--timestamp=none; fi

sign() {
    codesign --force --options runtime "$stamp" --sign "$identity" "$@"
}

# From the inside out: a signature covers what lies within. `--deep` would give every part the
# rights of the program, and misses code that lies among data. Compiled kernels and licences came
# after PyInstaller had signed.
find "$app" -type f \( -perm -100 -o -name '*.dylib' -o -name '*.so' \) \
    ! -path '*/Contents/MacOS/ttr-qt' | while IFS= read -r file; do
    case $(file -b "$file") in Mach-O*) sign "$file" ;; esac
done
find "$app" -depth -type d -name '*.framework' | while IFS= read -r folder; do
    sign "$folder"
done
sign --entitlements "$rights" "$app"
codesign --verify --strict --verbose=2 "$app"

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cp -R "$app" "$folder/"
ln -s /Applications "$folder/Applications"
rm -f "$image"
hdiutil create -volname "The Railway Table" -srcfolder "$folder" -format ULMO -ov "$image"
if [ "$identity" != - ]; then
    codesign --force "$stamp" --sign "$identity" "$image"
    if [ -n "${NOTARY_PROFILE:-}" ]; then
        xcrun notarytool submit "$image" --keychain-profile "$NOTARY_PROFILE" --wait
        xcrun stapler staple "$image"
        xcrun stapler validate "$image"
    fi
fi
