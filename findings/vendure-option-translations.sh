#!/usr/bin/env bash
# Vendure 3.7.3: two values of an option that have the same translation (`optionValues:en`, `optionValues:de`)
#
# Guess: each row translates its own value, so Red and Crimson are both Rot, and Green is Grün.
# What happens: the distinct values of each language are numbered, and a value gets the translation with its number. German
# has one value less, so Crimson is Grün, and Green has no German name. No error or warning is reported.
# What we do: our export writes the values of the default language where the translations are not as distinct.
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
  'name:en,name:de,slug,description:en,description:de,assets,facets:en,facets:de,optionGroups:en,optionGroups:de,optionValues:en,optionValues:de,sku,price,taxCategory,stockOnHand,trackInventory,variantAssets,variantFacets',
  'Mug,Becher,mug,A mug,Ein Becher,,,,Color,Farbe,Red,Rot,M-1,9.50,standard,1,true,,',
  ',,,,,,,,,,Crimson,Rot,M-2,9.50,standard,1,true,,',
  ',,,,,,,,,,Green,Grün,M-3,9.50,standard,1,true,,',
].join('\n');
parser.parseProducts(file, 'en').then(({ results, errors }) => {
  const [english, german] = results[0].product.optionGroups[0].translations.map(({ values }) => values);
  console.log(`@vendure/core ${require('@vendure/core/package.json').version}, errors: ${errors.length}`);
  // The importer reads the translations by this index.
  for (const [index, value] of english.entries()) console.log(`${value}: ${german[index]}`);
  const isSame = english.join() === 'Red,Crimson,Green' && german.join() === 'Rot,Grün' && errors.length === 0;
  process.exit(isSame ? 0 : 1);
});
JS
node check.cjs
