#!/bin/sh
# Run once by the image of PostgreSQL, for a new volume: the server's own user, who is no superuser, and its database.
set -eu
psql --set ON_ERROR_STOP=1 --set password="$PULDA_DATABASE_PASSWORD" --username "$POSTGRES_USER" <<'SQL'
create role pulda login nosuperuser nocreatedb nocreaterole password :'password';
create database pulda owner pulda;
SQL
