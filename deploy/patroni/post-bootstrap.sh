#!/bin/sh
# Patroni runs this once, on the first node of a new cluster, with a URL of the superuser: the service's role with the limits of
# deploy/patroni/README.md, and its database. INCOME_SERIES_PASSWORD is of node.env.
exec "${PSQL:-psql}" -X -q -v ON_ERROR_STOP=1 -d "$1" <<'SQL'
\getenv password INCOME_SERIES_PASSWORD
-- More than all PgBouncers (default_pool_size each) and connections past them take: docs/scale.md. Fewer than max_connections:
-- commits that wait for a standby keep their sessions when their clients are gone.
CREATE ROLE income_series LOGIN PASSWORD :'password' CONNECTION LIMIT 150;
ALTER ROLE income_series SET statement_timeout = '15s';
ALTER ROLE income_series SET idle_in_transaction_session_timeout = '30s';
CREATE DATABASE income_series OWNER income_series;
SQL
