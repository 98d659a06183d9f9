#!/usr/bin/env bash
# Vendure 3.7.3: a file with texts in languages, imported in a language that it doesn't have
#
# Guess: the import is refused with the missing column (`name:en`), as it is for other missing columns.
# What happens: each row is taken for a variant of a product that there is not. Nothing is imported, and no error or warning
# is reported: the answer has 0 products and 0 errors.
# What we do: the first language of our export is the default one of the catalog, without its region (`name:en` for en-US),
# and the documentation says in which language to import it.
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
  'name:de,slug,description:de,assets,facets:de,optionGroups:de,optionValues:de,sku,price,taxCategory,stockOnHand,trackInventory,variantAssets,variantFacets:de',
  'Becher,becher,Ein Becher,,,,,M-1,9.50,standard,1,true,,',
].join('\n');
const read = async (language) => {
  const { results, errors } = await parser.parseProducts(file, language);
  console.log(`Imported in ${language}: ${results.length} products, ${errors.length} errors`);
  return `${results.length} ${errors.length}`;
};
(async () => {
  console.log(`@vendure/core ${require('@vendure/core/package.json').version}`);
  const seen = [await read('de'), await read('en')];
  process.exit(seen.join() === '1 0,0 0' ? 0 : 1);
})();
JS
node check.cjs
