#!/usr/bin/env bash
# Chromium 156: buttons in the head of a table that is printed over several pages
#
# Guess: the head is repeated on each page as it is on the first one, its sort buttons included.
# What happens: it is repeated without the buttons. Texts are there, so a sortable table has columns without names from the
# second page on. With `display: contents` for the buttons, their texts are repeated as well.
# What we do: print styles set that for buttons in table heads (index.html).
#
# Needs Chromium: /usr/bin/chromium, or the path in CHROMIUM.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund playwright-core@1.57.0 pdfjs-dist@5.4.449
cat >check.mjs <<'JS'
import { chromium } from 'playwright-core';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

const rows = '<tr><td>Kettle<td>24.00'.repeat(200);
const toHtml = (style) => `<style>${style}</style><table><thead><tr><th>Name<th><button>Price</button></thead>${rows}</table>`;
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
console.log(`Chromium ${browser.version()}`);
const page = await browser.newPage();
const headOf = async (style) => {
  await page.setContent(toHtml(style));
  const pdf = await getDocument({ data: new Uint8Array(await page.pdf({ format: 'A4' })), verbosity: 0 }).promise;
  const { items } = await (await pdf.getPage(2)).getTextContent();
  return items.map(({ str }) => str).filter((text) => ['Name', 'Price'].includes(text));
};
const [plain, contents] = [await headOf(''), await headOf('button { display: contents }')];
await browser.close();
console.log(`Head of page 2: ${plain.join(', ')}`);
console.log(`With display: contents: ${contents.join(', ')}`);
process.exit(plain.join() === 'Name' && contents.join() === 'Name,Price' ? 0 : 1);
JS
node check.mjs
