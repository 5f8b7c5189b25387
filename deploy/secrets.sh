#!/bin/sh
# Makes up the password of the database, for compose.yaml: once, and never over one that is there.
set -eu
cd "$(dirname "$0")"
umask 077
mkdir -p secrets
if [ -e secrets/postgres_password ]; then
    echo "There are secrets already." >&2
    exit 1
fi
password=$(od -An -N24 -tx1 /dev/urandom | tr -d ' \n')
printf '%s' "$password" > secrets/postgres_password
printf 'postgresql://lastcard:%s@postgres/lastcard' "$password" > secrets/database_url
# Both are read by users of the containers, who are others than you.
chmod 0444 secrets/postgres_password secrets/database_url
