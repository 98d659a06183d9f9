#!/usr/bin/env bash
# Intl.NumberFormat of Node with ICU 78: decimal places of currencies
#
# Guess: ECMA-402 takes them from ISO 4217, so `maximumFractionDigits` is ISO's number for each currency.
# What happens: for 16 currencies it is not. ICU has the places that people use for cash and prices: 0 where ISO has 2
# or 3. A price of 3490.50 HUF is shown as HUF 3,491, so an amount that a feed writes and a page shows differ.
# What we do: the decimal places come from the package currency-codes, a list of ISO 4217, wherever prices are entered,
# shown, rounded, or written.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund currency-codes@2.2.0 node@20.20.2
cat >check.cjs <<'JS'
const { codes, code } = require('currency-codes');
const toIntl = (currency) => new Intl.NumberFormat('en', { style: 'currency', currency });
const differing = codes().filter((currency) => {
  const { digits } = code(currency);
  return !currency.startsWith('X') && digits !== toIntl(currency).resolvedOptions().maximumFractionDigits;
});
console.log(`Node ${process.version}, ICU ${process.versions.icu}, currency-codes ${require('currency-codes/package.json').version}`);
for (const currency of differing) {
  console.log(`${currency}: ISO ${code(currency).digits}, Intl ${toIntl(currency).resolvedOptions().maximumFractionDigits}`);
}
console.log(`3490.5 HUF: ${toIntl('HUF').format(3490.5)}`);
const expected = 'AFN ALL COP HUF IDR IQD IRR KPW LAK LBP MGA MMK PKR SOS SYP YER';
const isSame = differing.sort().join(' ') === expected && toIntl('HUF').format(3490.5).endsWith('3,491');
process.exit(isSame ? 0 : 1);
JS
./node_modules/.bin/node check.cjs
