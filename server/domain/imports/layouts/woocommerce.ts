import { makeCode } from '#server/records/slug';
import { distinct, parsePath, PLAIN } from '../formats/dialect';
import { headerKey } from '#server/records/headerKey';
import type { DefaultTarget, Layout } from '../layout';
import { findPairs, parsePairHeader } from '../mapping/pairColumns';
import { reportGeneratedSku } from '../rows/generateSku';
import type { SourceRow } from '../formats/source';
import { ATTRIBUTE } from '../mapping/targets';
import { columnOn, ownKey, textOn } from './rowKeys';
import { inAllLanguages } from './woocommerceHeaders';

/** Columns about sales and shipping in WooCommerce, which a catalog does not include. */
const INTERNAL = `is featured|visibility in catalog|tax status|tax class|
low stock amount|sold individually|allow customer reviews|purchase note|shipping class|
download limit|download expiry days|grouped products|upsells|cross sells|position|swatches attributes`;

const unmapped = Object.fromEntries(INTERNAL.split('|').map((key) => [key.trim(), null]));

const translated = (targets: Readonly<Record<string, DefaultTarget>>): Record<string, DefaultTarget> =>
  Object.fromEntries(
    Object.entries(targets).flatMap(([key, target]) => inAllLanguages(key).map((header) => [header, target])),
  );

/**
 * WooCommerce's exporter writes an apostrophe before a text that a spreadsheet could take for a formula, in any column,
 * and its importer removes it again. See `escape_data` in its `class-wc-csv-exporter.php`.
 */
const withoutApostrophe = (cell: string) => cell.replace(/^'(?=[=+\-@\t\r])/, '');

/** In descriptions, the exporter writes a line break as `\n`, and the two characters `\n` as `\\n`. */
const withLineBreaks = (text: string) =>
  text.includes('\\n') ? text.replace(/(\\?)\\n/g, (_, escape: string) => (escape ? '\\n' : '\n')) : text;

/** WooCommerce escapes commas within a value with a backslash. */
const splitList = (text: string) => text.split(/(?<!\\),/).map((part) => part.replaceAll('\\,', ',').trim());

const INTERNAL_HEADER = /\b(attribute?|atributo)\b.*\d|^download \d+ |^meta:|^visibilité dans /i;

const otherTarget = (header: string) => {
  if (parsePairHeader(header)?.target === 'attributes') return 'attributes';
  return INTERNAL_HEADER.test(header) ? null : ATTRIBUTE + header;
};

/** WooCommerce's product CSV. A variation references its product by SKU, or by `id:` and number. */
export const woocommerce: Layout = {
  code: 'WOOCOMMERCE',
  name: 'WooCommerce',
  signature: [
    inAllLanguages('type'),
    inAllLanguages('sku'),
    inAllLanguages('name'),
    [...inAllLanguages('published'), ...inAllLanguages('regular price'), 'attribute 1 name'],
    [...inAllLanguages('regular price'), ...inAllLanguages('parent')],
  ],
  targets: translated({
    ...unmapped,
    id: 'externalReference',
    sku: 'sku',
    'gtin upc ean or isbn': 'gtin',
    name: 'name',
    published: 'status',
    description: { target: 'description', firstOf: inAllLanguages('short description') },
    'short description': 'description',
    type: 'kind',
    stock: 'stock',
    'in stock': 'availability',
    'backorders allowed': 'backorders',
    'date sale price starts': 'saleFrom',
    'date sale price ends': 'saleUntil',
    'sale price': 'salePrice',
    'regular price': 'price',
    categories: 'categories',
    'external url': 'externalUrl',
    'button text': 'buttonText',
    tags: `${ATTRIBUTE}tags`,
    brands: 'brand',
    images: 'images',
    parent: 'parent',
    'meta yoast wpseo title': 'seoTitle',
    'meta yoast wpseo metadesc': 'seoDescription',
  }),
  otherTarget,
  readsWords: true,
  dialect: {
    ...PLAIN,
    clean: (cell, target) => {
      const text = PLAIN.clean(withoutApostrophe(cell.trim()), target);
      return target === 'description' ? withLineBreaks(text) : text;
    },
    categories: (value) => distinct((typeof value === 'string' ? splitList(value) : value).map(parsePath)),
  },
  isShared: () => true,
  makesSkus: true,
  hasVariantOnEachRow: false,
  spread: (columns, mapping) => {
    const sku = mapping.getReaders('sku');
    const parent = mapping.getReaders('parent');
    const idOn = columnOn(columns, 'id');
    const types = inAllLanguages('type');
    const typeOn = columnOn(columns, columns.map(headerKey).find((key) => types.includes(key)) ?? 'type');
    const isVariation = (row: SourceRow) => /^variation\b/i.test(typeOn(row)) && textOn(row, parent) !== '';
    const attributes = mapping.getReaders('attributes');
    const attributeColumns = findPairs(attributes.map(({ column }) => column));
    const attributeOn = (row: SourceRow, index: number) => textOn(row, attributes.slice(index, index + 1));
    const namedOn = (row: SourceRow) =>
      attributeColumns
        .map((pair) => ({ name: attributeOn(row, pair.name), value: attributeOn(row, pair.value) }))
        .filter(({ name }) => name !== '');
    const pairsOn = (row: SourceRow) => namedOn(row).filter(({ value }) => value !== '');
    const parents = new Map<string, string>();
    return {
      parents,
      keys: () => (row) => {
        if (isVariation(row)) return textOn(row, parent).replace(/^id:\s*/i, 'id:');
        const own = textOn(row, sku);
        const id = idOn(row) && `id:${idOn(row)}`;
        if (own && id) parents.set(id, own);
        return own || id || ownKey(row);
      },
      group: (rows, draft) => {
        const variations = rows.filter(isVariation);
        const product = rows.find((row) => !isVariation(row));
        const optionNames = new Set(variations.flatMap(pairsOn).map(({ name }) => name));
        const hasChoice = (name: string) =>
          optionNames.has(name) ||
          !product ||
          pairsOn(product).some((pair) => pair.name === name && splitList(pair.value).length > 1);
        // A variation without a value is sold for any, which the product lists.
        const optionsOn = (row: SourceRow) => namedOn(row).filter(({ name, value }) => value !== '' || hasChoice(name));
        const openNames = new Set(
          variations.flatMap((row) => optionsOn(row).flatMap(({ name, value }) => (value === '' ? name : []))),
        );
        return {
          roles: rows.map((row) => {
            if (isVariation(row)) return 'VARIANT';
            return row === product ? 'PRODUCT' : 'DUPLICATE';
          }),
          // An attribute that distinguishes the variations is an option, and only one of the product if it lists what
          // any is.
          attributes: (row) =>
            pairsOn(row)
              .filter(({ name }) => !optionNames.has(name) || openNames.has(name))
              .map(({ name, value }) => ({ name, value: splitList(value).join(', ') })),
          options: (row) => optionsOn(row).map(({ name, value }) => ({ name, value: value.replaceAll('\\,', ',') })),
          identify: () => {
            const { fields, key } = draft;
            if (fields.sku) return;
            if (!product && !key.startsWith('id:')) draft.standInSku(key, 'KEY');
            else if (!product) fields.externalReference = key.slice(3);
            else if (fields.name) {
              const sku = makeCode(fields.name);
              draft.standInSku(sku, 'MADE');
              reportGeneratedSku(draft, sku, product);
            }
          },
        };
      },
    };
  },
};
