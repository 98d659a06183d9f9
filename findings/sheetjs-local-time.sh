#!/usr/bin/env bash
# SheetJS 0.18.5: dates and times in a workbook that is written with cellDates
#
# Guess: with the option, cells have the type `d` and a date in ISO 8601 (ECMA-376 Part 1, 18.18.11), whose Z says UTC. So
# 10:30 in Berlin is written as 09:30, and a reader has to know the time zone to show what the sheet shows.
# What happens: the clock of the computer is written with a Z behind it, in any time zone. A time alone is one of the day
# 1899-12-30, and a date alone has midnight. A reader that converts from UTC shows another hour, or the day before.
# What we do: our reader takes the part that the format of the cell shows, as it is written: 10:30 for a time, and no
# midnight beside dates.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund xlsx@0.18.5 fflate@0.8.3
cat >check.cjs <<'JS'
const { strFromU8, unzipSync } = require('fflate');
const XLSX = require('xlsx');
const sheet = {
  '!ref': 'A1:B1',
  A1: { t: 'd', v: new Date(1899, 11, 30, 10, 30), z: 'h:mm' },
  B1: { t: 'd', v: new Date(2023, 2, 15), z: 'yyyy-mm-dd' },
};
const readCells = (options) => {
  const book = XLSX.utils.book_new();
  XLSX.utils.book_append_sheet(book, structuredClone(sheet), 'Shops');
  const bytes = new Uint8Array(XLSX.write(book, { type: 'buffer', bookType: 'xlsx', ...options }));
  const xml = strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml']);
  return [...xml.matchAll(/<c ([^>]*)><v>([^<]*)/g)].map(([, names, text]) => `${/ t="d"/.test(names) ? 'd' : 'n'} ${text}`);
};
const plain = readCells({});
const dates = readCells({ cellDates: true });
console.log(`xlsx ${XLSX.version}, Node ${process.version}, time zone of Berlin`);
console.log(`10:30 and March 15, 2023 are written as ${plain.join(' and ')}, with cellDates as ${dates.join(' and ')}`);
const expected = 'n 0.4375,n 45000,d 1899-12-30T10:30:00.000Z,d 2023-03-15T00:00:00.000Z';
process.exit([...plain, ...dates].join() === expected ? 0 : 1);
JS
TZ=Europe/Berlin node check.cjs
