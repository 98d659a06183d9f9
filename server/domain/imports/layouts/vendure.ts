import { attributeCode } from '#server/records/attributeCode';
import type { ProductValueRecord } from '#server/records/products';
import { distinct, parseMedia, splitParts, PLAIN } from '../formats/dialect';
import type { SourceRow } from '../formats/source';
import type { Layout } from '../layout';
import { matchHeader } from '../mapping/headers/headerMatch';
import { ATTRIBUTE, VARIANT_ATTRIBUTE } from '../mapping/targets';
import type { Draft } from '../rows/draft';
import { reportOptions } from '../rows/valueFields';
import { isOwnKey, ownKey, textOn } from './rowKeys';
import {
  createLanguageCells,
  parseFacets,
  parseGroups,
  readLanguageHeader,
  splitList,
  type Facet,
  type LanguageCells,
} from './vendureColumns';

/** The name of the facet that is the brand: the one with the most usual word for it; undefined if there is none. */
const findBrand = (facets: readonly { name: string }[]): string | undefined =>
  facets
    .flatMap(({ name }) =>
      matchHeader(name).flatMap(({ target, fit, rank }) =>
        target === 'brand' && fit === 'EXACT' ? [{ name, rank }] : [],
      ),
    )
    .sort((a, b) => a.rank - b.rank)[0]?.name;

/** Vendure’s own data has categories as a facet. Its name is in the language of the file. */
const isCategory = (name: string) => /^([ck]ategor(y|ies|ien?|[ií]as?|ieën)|catégories?)$/i.test(name);

const toAttributes = (facets: readonly Facet[]) =>
  facets.map(({ name, values }) => ({ name, value: values.join(', ') }));

const toValues = (facets: readonly Facet[]): ProductValueRecord[] =>
  facets.flatMap(({ name, texts }) =>
    [...texts].map(([locale, values]) => ({ attribute: attributeCode(name), locale, text: values.join(', ') })),
  );

/**
 * Reports options with other words in other languages, once for each column: options have such words in their
 * definitions.
 */
const reportTranslatedOptions = (
  draft: Draft,
  rows: readonly SourceRow[],
  { groups, valuesOn }: { groups: readonly string[]; valuesOn: (row: SourceRow) => LanguageCells },
) => {
  const found = new Map<string, { row: SourceRow; names: Set<string> }>();
  for (const row of rows) {
    const { text, inLanguages } = valuesOn(row);
    const own = splitList(text);
    for (const { text: list, column } of inLanguages) {
      const names = splitList(list).flatMap((value, index) => (value !== own[index] ? (groups[index] ?? []) : []));
      const first = found.get(column) ?? { row, names: new Set() };
      for (const name of names) first.names.add(name);
      if (first.names.size) found.set(column, first);
    }
  }
  for (const [column, { row, names }] of found) reportOptions(draft, row, [...names], column);
};

/** Vendure's product import CSV. A row without a name is another variant of the product above it. */
export const vendure: Layout = {
  code: 'VENDURE',
  name: 'Vendure',
  signature: [['name'], ['optiongroups'], ['optionvalues'], ['sku']],
  targets: {
    name: 'name',
    slug: 'slug',
    description: 'description',
    assets: 'images',
    facets: 'attributes',
    optiongroups: 'options',
    optionvalues: 'options',
    sku: 'variantSku',
    price: 'variantPrice',
    taxcategory: null,
    stockonhand: 'variantStock',
    // Vendure (3.7.3) tracks stock for `true`, `1`, and `yes`, and for a blank cell by its global setting. Untracked
    // stock is always available; otherwise the quantity decides.
    trackinventory: { target: 'variantAvailability', lookup: { false: 'in_stock', no: 'in_stock', '0': 'in_stock' } },
    enabled: 'status',
    variantassets: 'variantImages',
    variantfacets: 'variantAttributes',
  },
  otherTarget: (header) =>
    /^variant:./i.test(header) ? VARIANT_ATTRIBUTE + header.slice(8) : ATTRIBUTE + header.replace(/^product:/i, ''),
  readLanguageHeader,
  readsWords: true,
  dialect: { ...PLAIN, media: (value) => parseMedia(splitParts(value, '|')) },
  exportFormat: 'VENDURE_CSV',
  isShared: () => false,
  makesSkus: true,
  canShareSkus: true,
  hasVariantOnEachRow: true,
  spread: (_, mapping) => {
    const name = mapping.getReaders('name');
    const slug = mapping.getReaders('slug');
    const stock = mapping.getReaders('variantStock');
    const cellsOf = createLanguageCells(mapping);
    const facetsOn = cellsOf('attributes', 'facets');
    const variantFacetsOn = cellsOf('variantAttributes', 'variantfacets');
    const groupsOn = cellsOf('options', 'optiongroups');
    const valuesOn = cellsOf('options', 'optionvalues');
    const getFacets = (row: SourceRow) => {
      const { text, inLanguages } = facetsOn(row);
      return parseFacets(text, inLanguages);
    };
    const getVariantFacets = (row: SourceRow) => {
      const { text, inLanguages } = variantFacetsOn(row);
      return parseFacets(text, inLanguages);
    };
    // A column for the brand comes first; a facet beside it is an attribute.
    const brandOn = (facets: readonly { name: string }[]) =>
      mapping.getReaders('brand').length ? undefined : findBrand(facets);
    const withoutFields = (facets: readonly Facet[]) => {
      const brand = brandOn(facets);
      return facets.filter(({ name: facet }) => !isCategory(facet) && facet !== brand);
    };
    return {
      keys: () => {
        let key: string | null = null;
        return (row) => {
          const own = textOn(row, slug) || textOn(row, name);
          return (key = own || (key ?? ownKey(row)));
        };
      },
      group: (rows, draft) => {
        // Only the first row of a product has its option groups.
        const groups = rows[0] ? parseGroups(groupsOn(rows[0]).text) : [];
        const groupsOf = (row: SourceRow) => {
          const own = parseGroups(groupsOn(row).text);
          return own.length ? own : groups;
        };
        return {
          roles: rows.map((_row, index) => (index ? 'VARIANT' : 'BOTH')),
          attributes: (row) => toAttributes(withoutFields(getFacets(row))),
          values: (row) => toValues(withoutFields(getFacets(row))),
          namedAttributes: (row) => toAttributes(getVariantFacets(row)),
          variantValues: (row) => toValues(getVariantFacets(row)),
          categories: (row) =>
            distinct(
              getFacets(row)
                .filter(({ name: facet }) => isCategory(facet))
                .flatMap(({ values }) => values),
            ),
          options: (row) =>
            splitList(valuesOn(row).text).flatMap((value, index) =>
              value ? [{ name: groupsOf(row)[index] || `Option ${index + 1}`, value }] : [],
            ),
          identify: () => {
            const { key, fields } = draft;
            const facets = rows[0] ? getFacets(rows[0]) : [];
            const brand = brandOn(facets);
            if (brand !== undefined)
              fields.brand = facets.find(({ name: facet }) => facet === brand)!.values.join(', ');
            if (isOwnKey(key)) return;
            draft.standInSku(key, 'KEY');
            fields.externalReference ??= key;
          },
          finish: () => {
            for (const [index, row] of rows.entries()) {
              const variant = draft.variants[index];
              if (!variant || !stock.length) continue;
              const isTracked = variant.availability !== 'IN_STOCK';
              // Each variant has a quantity in Vendure. 0 of one that it doesn't track says nothing.
              if (!isTracked && variant.stock === 0) variant.stock = null;
              // A blank quantity is 0. That of a stored variant is an empty cell like others.
              if (isTracked && textOn(row, stock) === '') variant.newStock = 0;
            }
            reportTranslatedOptions(draft, rows, { groups, valuesOn });
          },
        };
      },
    };
  },
};
