#!/usr/bin/env bash
# Medusa 2.21.2: yes, no, 1, and 0 in the columns of its product import that are true or false
#
# Guess: they mean true and false, or the row is refused with its number, as a weight that is no number is.
# What happens: only TRUE and FALSE in any case are converted. Other texts pass this step as texts, without an error:
# `manage_inventory` is "yes". What validates the products later gets a text where it expects true or false.
# What we do: our reader of Medusa's files takes all of these words.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @medusajs/utils@2.21.2
cat >check.cjs <<'JS'
const { CSVNormalizer } = require('@medusajs/utils');
const read = (cells) => {
  const row = { 'Product Handle': 'tent', 'Product Title': 'Tent', 'Variant Title': 'S', 'Variant Price EUR': '10.5', ...cells };
  try {
    const { toCreate } = new CSVNormalizer([CSVNormalizer.preProcess(row, 1)]).proccess();
    return JSON.stringify(toCreate.tent.variants[0].manage_inventory);
  } catch (error) {
    return error.message;
  }
};
console.log(`@medusajs/utils ${require('./node_modules/@medusajs/utils/package.json').version}`);
const seen = ['TRUE', 'false', 'yes', 'no', '1', '0'].map((text) => [text, read({ 'Variant Manage Inventory': text })]);
for (const [text, value] of seen) console.log(`Variant Manage Inventory ${text}: ${value}`);
const weight = read({ 'Product Weight': '1 kg' });
console.log(`Product Weight 1 kg: ${weight}`);
const expected = ['true', 'false', '"yes"', '"no"', '"1"', '"0"'];
process.exit(seen.every(([, value], at) => value === expected[at]) && /^Row 1: /.test(weight) ? 0 : 1);
JS
node check.cjs
