#!/usr/bin/env bash
# Papa Parse 5.5.3: a UPC with its leading zero in a CSV file that is read with dynamicTyping
#
# Guess: 36000291452 becomes a number, and 036000291452 stays a text, because its leading zero shows that it is a code.
# What happens: both become the number 36000291452, so a program that reads a file and writes it again loses the first digit
# of each UPC that starts with 0 without any spreadsheet being involved. 4.00638E+12 becomes 4006380000000, which has the
# length of a GTIN and wrong digits.
# What we do: cells stay texts until their field is known (server/domain/imports/cells/gtinText.ts). Under a UPC or EAN header,
# a number that is too short gets its zeros back if its check digit is right; a shortened number is an error of its row.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund papaparse@5.5.3
cat >check.cjs <<'JS'
const Papa = require('papaparse');
const { data } = Papa.parse('upc\n036000291452\n36000291452\n4.00638E+12', { header: true, dynamicTyping: true });
const values = data.map(({ upc }) => upc);
console.log(`Papa Parse ${require('papaparse/package.json').version}, Node ${process.version}`);
for (const value of values) console.log(`${typeof value} ${value}`);
process.exit(values[0] === 36000291452 && values[1] === values[0] && values[2] === 4006380000000 ? 0 : 1);
JS
node check.cjs
