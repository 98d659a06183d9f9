#!/usr/bin/env bash
# The tests of the server that take too long for every run: imports over PostgreSQL, 100 kills of a process that writes to
# SQLite and to PostgreSQL, the gateway behind nginx if it is installed, and a standby that takes over. Installs PostgreSQL
# on Debian if it is missing.
set -euo pipefail
cd "$(dirname "$0")/.."

STORE=postgres .ci/postgres npx vitest run --project gateway tests/server/imports
KILLS=100 .ci/postgres npx vitest run --project gateway tests/server/db/sql/kill tests/server/team
FAILOVER=1 npx vitest run --project gateway tests/server/db/sql/failover
