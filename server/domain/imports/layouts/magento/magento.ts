import { say } from '#server/records/sentence';
import type { Draft } from '../../rows/draft';
import { distinct, parseMedia, splitParts, PLAIN } from '../../formats/dialect';
import type { Layout } from '../../layout';
import type { SourceRow } from '../../formats/source';
import { ATTRIBUTE } from '../../mapping/targets';
import { ownKey, textOn } from '../rowKeys';
import { attributePairs, getVariations } from './magentoCells';
import { createPricedViews, createStoreViews } from '../storeViews';

/** Columns about display, taxes and stock management in Magento, which a catalog does not include. */
const INTERNAL = `product websites|tax class name|visibility|
meta keywords|small image|small image label|thumbnail image|
thumbnail image label|swatch image|swatch image label|created at|updated at|new from date|new to date|
display product options in|map price|msrp price|map enabled|gift message available|gift wrapping available|
gift wrapping price|custom design|custom design from|custom design to|custom layout|custom layout update|page layout|
product options container|msrp display actual price type|out of stock qty|use config min qty|is qty decimal|
use config backorders|min cart qty|use config min sale qty|max cart qty|use config max sale qty|
notify on stock below|use config notify stock qty|manage stock|use config manage stock|
use config qty increments|qty increments|use config enable qty inc|enable qty increments|is decimal divided|website id|
deferred stock update|use config deferred stock update|related skus|related position|crosssell skus|
crosssell position|upsell skus|upsell position|hide from product page|custom options|bundle price type|
bundle sku type|bundle price view|bundle weight type|bundle values|bundle shipment type|associated skus|
downloadable links|downloadable samples|configurable variation prices|configurable variation labels`;

/** Headers that no other system has. Files for updates often have only one of them. */
const OWN_HEADERS =
  'attribute set code|additional attributes|configurable variations|store view code|product websites|product online'.split(
    '|',
  );

const unmapped = Object.fromEntries(INTERNAL.split('|').map((key) => [key.trim(), null]));

const splitAtCommas = (value: string | string[]) => splitParts(value, ',');

/** Category paths start with a root category that all categories share; the root alone is not a category. */
const belowRoot = (path: string) => path.trim().replace(/^Default Category(\/|$)/, '');

const reportStoreView = (draft: Draft, { number }: SourceRow, view: string, isAlone: boolean) =>
  draft.report({
    code: 'STORE_VIEW_SKIPPED',
    severity: isAlone ? 'ERROR' : 'INFO',
    category: 'CHANNEL',
    rowNumber: number,
    message: isAlone
      ? say`Row ${number} is about ${draft.key} in the store view ${view}, but the file has no row for the product itself.`
      : say`The texts in row ${number} for the store view ${view} were skipped.`,
    suggestedFix: isAlone
      ? say`Add the row of the product without a store view.`
      : say`To import the texts, select a language for the store view in the mapping.`,
  });

const reportMissing = (draft: Draft, product: SourceRow | undefined, sku: string, isElsewhere: boolean) =>
  draft.report({
    code: 'VARIATION_MISSING',
    severity: 'WARNING',
    category: 'REFERENCE',
    rowNumber: product?.number,
    column: 'configurable_variations',
    message: isElsewhere
      ? say`The variation ${sku} was skipped because it already belongs to another product.`
      : say`The variation ${sku} was skipped because it has no row in the file.`,
    suggestedFix: isElsewhere ? say`List it in one product only.` : say`Add its row, or remove it from the variations.`,
  });

/**
 * Magento 2's product CSV. A configurable product references simple products, whose rows can be anywhere in the file.
 */
export const magento: Layout = {
  code: 'MAGENTO',
  name: 'Magento 2',
  signature: [['sku'], OWN_HEADERS],
  targets: {
    ...unmapped,
    sku: 'sku',
    'attribute set code': 'family',
    'store view code': 'locale',
    categories: 'categories',
    name: 'name',
    description: { target: 'description', firstOf: ['short description'] },
    'short description': 'description',
    'product online': 'status',
    price: 'price',
    'special price': 'salePrice',
    'url key': 'slug',
    'meta title': 'seoTitle',
    'meta description': 'seoDescription',
    'base image': 'images',
    'base image label': 'imageAlts',
    'additional images': 'images',
    'additional image labels': 'imageAlts',
    'additional attributes': 'attributes',
    'configurable variations': 'options',
    'product type': 'kind',
    qty: 'stock',
    'is in stock': 'availability',
    'allow backorders': 'backorders',
    'special price from date': 'saleFrom',
    'special price to date': 'saleUntil',
  },
  otherTarget: (header) => ATTRIBUTE + header,
  readsWords: true,
  dialect: {
    ...PLAIN,
    // The default of “Empty attribute value constant” in Magento's import.
    clearWord: '__EMPTY__VALUE__',
    isMonthFirst: true,
    clean: (cell, target) => {
      const text = PLAIN.clean(cell, target);
      // Each product has an attribute set. The one that every shop has says nothing about the product.
      return target === 'family' && /^default$/i.test(text) ? '' : text;
    },
    categories: (value) => distinct(splitAtCommas(value).map(belowRoot)),
    media: (value) => parseMedia(splitAtCommas(value)),
    pairs: (value) => attributePairs(typeof value === 'string' ? value : value.join(',')),
  },
  isShared: () => true,
  makesSkus: false,
  hasVariantOnEachRow: false,
  findPriceChannels: createPricedViews,
  spread: (columns, mapping) => {
    const sku = mapping.getReaders('sku');
    const variations = mapping.getReaders('options');
    const { viewOn, isDefaultView, hasTexts, priceRows } = createStoreViews(columns, mapping);
    const parents = new Map<string, string>();
    let isFilled = false;
    return {
      parents,
      priceRows,
      keys: () => {
        // Results of the first pass are reused.
        const isFirst = !isFilled;
        isFilled = true;
        return (row) => {
          const key = textOn(row, sku) || ownKey(row);
          for (const child of isFirst ? getVariations(textOn(row, variations)) : []) {
            if (!parents.has(child.sku) && child.sku !== key) parents.set(child.sku, key);
          }
          return key;
        };
      },
      group: (rows, draft) => {
        const own = rows.filter(isDefaultView);
        const named = new Map(
          own.flatMap((row) => getVariations(textOn(row, variations))).map((child) => [child.sku, child.options]),
        );
        const product = own.find((row) => !named.has(textOn(row, sku)));
        return {
          roles: rows.map((row) => {
            if (!isDefaultView(row)) return 'IGNORED';
            if (named.has(textOn(row, sku))) return 'VARIANT';
            return row === product ? 'PRODUCT' : 'DUPLICATE';
          }),
          options: (row) => named.get(textOn(row, sku)) ?? [],
          isVariant: (row) => named.has(textOn(row, sku)),
          finish: () => {
            // A file of prices alone changes products that are in the catalog already.
            const isAlone = !own.length && draft.fields.sku === undefined;
            for (const row of rows) {
              if (!isDefaultView(row) && (isAlone || hasTexts(row))) reportStoreView(draft, row, viewOn(row), isAlone);
            }
            const found = new Set(draft.variants.map((variant) => variant.sku));
            for (const child of product ? named.keys() : []) {
              if (!found.has(child)) reportMissing(draft, product, child, parents.get(child) !== draft.key);
            }
          },
        };
      },
    };
  },
};
