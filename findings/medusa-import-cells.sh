#!/usr/bin/env bash
# Medusa 2.21.2: cells that read as JSON in the older product import (`POST /admin/products/import`)
#
# Guess: texts such as the size 42 or the title 1984 can't be imported by it, in quotes or not, and the metadata of products is
# kept, because it is JSON.
# What happens: every cell that JSON.parse accepts is converted, in quotes or not, and a number is then refused where a text is
# expected. But spaces are removed after that, and among them the no-break space, which JSON does not have: with one in front, 42
# stays a text and arrives without it. The metadata is lost without an error: its column expects a text to parse, and gets the
# object that the cell was converted to. The newer import (`POST /admin/products/imports`) keeps all of these.
# What we do: our export writes the no-break space where a text reads as JSON, so that both imports read the file.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @medusajs/utils@2.21.2 json-2-csv@5.6.0 csv-parse@7.0.3
cat >check.cjs <<'JS'
const { CSVNormalizer } = require('@medusajs/utils');
const { csv2json } = require('json-2-csv');
const { parse } = require('csv-parse/sync');
const header = 'Product Handle,Product Title,Product Metadata,Variant Title,Variant Price EUR';
const toFile = (title) => `${header}\nbook,"${title}","{""Pages"":""328""}",Paper,9.5\n`;
// As in convertCsvToJson and normalizeCsvToChunksStep of @medusajs/core-flows.
const older = (file) => csv2json(file, { preventCsvInjection: true, delimiter: { field: ',' } });
const newer = (file) => parse(file, { columns: true, skip_empty_lines: true });
const read = (toRows, title) => {
  const rows = toRows(toFile(title)).map((row, index) => CSVNormalizer.preProcess(row, index + 1));
  const { book } = new CSVNormalizer(rows).proccess().toCreate;
  return JSON.stringify([book.title, book.metadata ?? null]);
};
console.log(`@medusajs/utils ${require('./node_modules/@medusajs/utils/package.json').version}`);
const seen = [read(older, '1984'), read(older, '\u00a01984'), read(newer, '1984'), read(newer, '\u00a01984')];
console.log(`Title and metadata of 1984 by the older import: ${seen[0]}, with a no-break space: ${seen[1]}`);
console.log(`Title and metadata of 1984 by the newer import: ${seen[2]}, with a no-break space: ${seen[3]}`);
const expected = ['[1984,null]', '["1984",null]', '["1984",{"Pages":"328"}]', '["1984",{"Pages":"328"}]'];
process.exit(seen.every((value, index) => value === expected[index]) ? 0 : 1);
JS
node check.cjs
