#!/usr/bin/env bash
# libsql 0.5.29: what is left of a database after close()
#
# Guess: closing ends the connection. A prepared statement can't be used any more, and the lock of the file, which the
# connection holds with locking_mode = EXCLUSIVE, is free for the next process.
# What happens: `open` is false, but a statement that was prepared before still returns rows, and another process still gets
# SQLITE_BUSY. Both end only when the garbage collector has taken the statement. The process that closed its database can't
# open it again either before that.
# What we do: before it closes, our store leaves the write-ahead log, sets locking_mode = NORMAL, and runs one more
# transaction, at whose end SQLite frees the lock although the connection lives on.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund libsql@0.5.29
cat >check.cjs <<'JS'
const { spawnSync } = require('node:child_process');
const Database = require('libsql');
const { version } = JSON.parse(require('node:fs').readFileSync('node_modules/libsql/package.json', 'utf8'));
const WRITE = `const Database = require('libsql');
try {
  new Database('shop.db').exec('INSERT INTO items VALUES (2)');
  console.log('written');
} catch (error) {
  console.log(error.code);
}`;
const writeElsewhere = () => spawnSync(process.execPath, ['-e', WRITE], { encoding: 'utf8' }).stdout.trim();
const collect = async () => {
  for (let round = 0; round < 5; round += 1) {
    globalThis.gc();
    await new Promise((done) => setTimeout(done, 20));
  }
};
const check = async () => {
  let database = new Database('shop.db');
  database.pragma('locking_mode = EXCLUSIVE');
  database.exec('CREATE TABLE items (n)');
  database.exec('INSERT INTO items VALUES (1)');
  let statement = database.prepare('SELECT n FROM items');
  database.close();
  const closed = { open: database.open, rows: statement.all().length, elsewhere: writeElsewhere() };
  database = null;
  statement = null;
  await collect();
  const collected = writeElsewhere();
  console.log(`libsql ${version}, Node ${process.version}`);
  console.log(`after close(): ${JSON.stringify(closed)}; after collection: ${collected}`);
  return JSON.stringify(closed) === '{"open":false,"rows":1,"elsewhere":"SQLITE_BUSY"}' && collected === 'written';
};
check().then((isSame) => process.exit(isSame ? 0 : 1));
JS
node --expose-gc check.cjs
