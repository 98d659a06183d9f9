#!/usr/bin/env bash
# The tests of the server that take too long for every run: all tests of the gateway over SQLite and over PostgreSQL,
# also behind nginx if it is installed, 100 kills of a process that writes to each, and a standby that takes over.
# Installs PostgreSQL on Debian if it is missing.
set -euo pipefail
cd "$(dirname "$0")/.."

STORE=sqlite npx vitest run --project gateway tests/server
STORE=postgres .ci/postgres npx vitest run --project gateway tests/server
KILLS=100 .ci/postgres npx vitest run --project gateway tests/server/db/sql/kill
FAILOVER=1 npx vitest run --project gateway tests/server/db/sql/failover
