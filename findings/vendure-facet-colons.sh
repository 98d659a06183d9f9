#!/usr/bin/env bash
# Vendure 3.7.3: a facet of its product import with a colon in the value
#
# Guess: only the first colon separates, as for option groups (`size:shoe-size`), so `mix:2:1` is the facet mix with the
# value 2:1.
# What happens: the text is split at every colon and only the first two parts are kept. The value is 2, and no error or
# warning is reported. The rest of an option group after its first colon stays whole.
# What we do: our reader of Vendure's files takes all that follows the first colon.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @vendure/core@3.7.3
cat >check.cjs <<'JS'
const { ImportParser } = require('@vendure/core/dist/data-import/providers/import-parser/import-parser.js');
const parser = new ImportParser({ defaultLanguageCode: 'en', customFields: { Product: [], ProductVariant: [] } });
const file = [
  'name,slug,description,assets,facets,optionGroups,optionValues,sku,price,taxCategory,stockOnHand,trackInventory,variantAssets,variantFacets',
  'Gasket,gasket,A seal,,mix:2:1|brand:Norde,size:ring:size,S,G-1,4.50,standard,7,true,,',
].join('\n');
parser.parseProducts(file).then(({ results, errors }) => {
  const { facets, optionGroups } = results[0].product;
  const read = facets.map(({ translations: [{ facet, value }] }) => `${facet} = ${value}`);
  console.log(`@vendure/core ${require('@vendure/core/package.json').version}, errors: ${errors.length}`);
  console.log(`mix:2:1|brand:Norde is ${read.join(' and ')}`);
  console.log(`size:ring:size has the code ${optionGroups[0].code}`);
  const isSame = read.join() === 'mix = 2,brand = Norde' && optionGroups[0].code === 'ring:size' && !errors.length;
  process.exit(isSame ? 0 : 1);
});
JS
node check.cjs
