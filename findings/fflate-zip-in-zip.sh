#!/usr/bin/env bash
# fflate 0.8.3: what `Unzip` reads of a ZIP file that was written as a stream and has another ZIP file in it, stored
#
# Guess: every file of the archive arrives with its bytes, as `unzipSync` returns it, or there is an error, because a
# stream has the size of a stored file only after its bytes.
# What happens: no error, but the inner archive arrives with the wrong bytes: too many if the stream comes in one piece,
# none if it comes in small ones. The files in it arrive as files of the outer archive. `Unzip` takes the signatures in
# the inner archive for its own. Deflated, the same file arrives whole.
# What we do: backups hold product files that users uploaded, ZIP files among them, so they are read by the list at the
# end of the archive, not as a stream.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund fflate@0.8.3
cat >check.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { strToU8, Unzip, UnzipInflate, unzipSync, Zip, ZipDeflate, ZipPassThrough, zipSync } from 'fflate';

const { version } = JSON.parse(readFileSync('node_modules/fflate/package.json', 'utf8'));
const inner = zipSync({ 'price.csv': strToU8('sku,price\n'.repeat(7)) }, { level: 0 });

const write = (Part) => {
  const chunks = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  for (const [name, bytes] of [
    ['upload.zip', inner],
    ['notes.txt', strToU8('the end')],
  ]) {
    const part = new Part(name);
    zip.add(part);
    part.push(bytes, true);
  }
  zip.end();
  return Buffer.concat(chunks);
};

const stream = (bytes, size) => {
  const sizes = {};
  const errors = [];
  const unzip = new Unzip((file) => {
    sizes[file.name] = 0;
    file.ondata = (error, chunk) => (error ? errors.push(error.message) : (sizes[file.name] += chunk.length));
    file.start();
  });
  unzip.register(UnzipInflate);
  for (let from = 0; from < bytes.length; from += size)
    unzip.push(bytes.subarray(from, from + size), from + size >= bytes.length);
  return { sizes, errors };
};

const sizesOf = (files) => Object.fromEntries(Object.entries(files).map(([name, { length }]) => [name, length]));

const stored = write(ZipPassThrough);
const seen = {
  whole: sizesOf(unzipSync(stored)),
  inOnePiece: stream(stored, stored.length),
  inSmallPieces: stream(stored, 16),
  deflated: stream(write(ZipDeflate), 16),
};
console.log(`fflate ${version}, Node ${process.version}; upload.zip has ${inner.length} bytes`);
for (const [way, sizes] of Object.entries(seen)) console.log(`${way}: ${JSON.stringify(sizes)}`);
const right = { 'upload.zip': inner.length, 'notes.txt': 7 };
const expected = {
  whole: right,
  inOnePiece: { sizes: { 'upload.zip': 385, 'price.csv': 70, 'notes.txt': 7 }, errors: [] },
  inSmallPieces: { sizes: { 'upload.zip': 0, 'price.csv': 70, 'notes.txt': 7 }, errors: [] },
  deflated: { sizes: right, errors: [] },
};
process.exit(JSON.stringify(seen) === JSON.stringify(expected) ? 0 : 1);
JS
node check.mjs
