#!/usr/bin/env bash
# Vendure 3.7.3: a translated custom field of variants in its product import
#
# Guess: a header such as `variant:sole:de` is the German text of a translated custom field of variants, just as
# `product:care:de` is that of one of products.
# What happens: `product:care:de` is read. `variant:sole:en` and `variant:sole:de` are refused as unknown custom fields, so a
# file can't have the texts of variants in several languages, although `variant:sole` without a language is read.
# What we do: our reader takes texts of variants in all languages; our files for Vendure have none.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @vendure/core@3.7.3
cat >check.cjs <<'JS'
const { ImportParser } = require('@vendure/core/dist/data-import/providers/import-parser/import-parser.js');
const text = (name) => ({ name, type: 'localeString' });
const parser = new ImportParser({
  defaultLanguageCode: 'en',
  customFields: { Product: [text('care')], ProductVariant: [text('sole')] },
});
const fixed = 'assets,facets,optionGroups,optionValues,sku,price,taxCategory,stockOnHand,trackInventory,variantAssets,variantFacets';
const cells = ',,,,B-1,80,standard,3,true,,';
const languages = (name) => `${name}:en,${name}:de`;
const read = async (custom, values) => {
  const header = [languages('name'), languages('slug'), languages('description'), fixed, custom].join();
  const row = ['Boot,Stiefel', 'boot,stiefel', 'A boot,Ein Stiefel', cells, values].join();
  const { results, errors } = await parser.parseProducts(`${header}\n${row}`);
  const [{ product, variants } = {}] = results;
  return { errors, product: product?.translations, variant: variants?.[0]?.translations };
};
(async () => {
  console.log(`@vendure/core ${require('@vendure/core/package.json').version}`);
  const ofProduct = await read(languages('product:care'), 'Rubber,Gummi');
  const ofVariant = await read(languages('variant:sole'), 'Rubber,Gummi');
  const plain = await read('variant:sole', 'Rubber');
  const getText = (texts, code, name) => texts?.find(({ languageCode }) => languageCode === code)?.customFields?.[name];
  console.log(`product:care:de is ${getText(ofProduct.product, 'de', 'care')}, errors: ${ofProduct.errors.length}`);
  console.log(`variant:sole:en and variant:sole:de: ${ofVariant.errors.join('; ')}`);
  console.log(`variant:sole is ${getText(plain.variant, 'en', 'sole')}, errors: ${plain.errors.length}`);
  const isSame =
    getText(ofProduct.product, 'de', 'care') === 'Gummi' &&
    ofVariant.errors.filter((error) => error.startsWith('Invalid custom field: variant:sole')).length === 2 &&
    getText(plain.variant, 'en', 'sole') === 'Rubber';
  process.exit(isSame ? 0 : 1);
})();
JS
node check.cjs
