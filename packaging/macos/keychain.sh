#!/bin/sh
# Lays the project's certificate into a keychain of its own, on a machine that is thrown away, and
# tells the next steps of a workflow its name. Does nothing where the project has no certificate.
#   CERTIFICATE is the file in base64, CERTIFICATE_PASSWORD what opens it; NOTARY_USER,
#   NOTARY_PASSWORD and NOTARY_TEAM are for having Apple look at the program.
set -eu
if [ -z "${CERTIFICATE:-}" ]; then
    echo "no certificate: the program is signed for no one in particular"
    exit 0
fi
keychain=$RUNNER_TEMP/signing.keychain-db
file=$RUNNER_TEMP/certificate.p12
password=$(uuidgen)
printf %s "$CERTIFICATE" | base64 --decode > "$file"
security create-keychain -p "$password" "$keychain"
security set-keychain-settings -lut 7200 "$keychain"
security unlock-keychain -p "$password" "$keychain"
security import "$file" -k "$keychain" -P "$CERTIFICATE_PASSWORD" -T /usr/bin/codesign
rm "$file"
security set-key-partition-list -S apple-tool:,apple: -s -k "$password" "$keychain" > /dev/null
security list-keychains -d user -s "$keychain" login.keychain-db
name=$(security find-identity -v -p codesigning "$keychain" | sed -n 's/.*"\(.*\)".*/\1/p' | head -n 1)
echo "SIGN_IDENTITY=$name" >> "$GITHUB_ENV"
if [ -n "${NOTARY_USER:-}" ]; then
    xcrun notarytool store-credentials ttr-qt --apple-id "$NOTARY_USER" \
        --password "$NOTARY_PASSWORD" --team-id "$NOTARY_TEAM"
    echo "NOTARY_PROFILE=ttr-qt" >> "$GITHUB_ENV"
fi
