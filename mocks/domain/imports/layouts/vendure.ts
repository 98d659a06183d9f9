import { distinct, parseMedia, splitParts, PLAIN } from '../formats/dialect';
import type { Layout } from '../layout';
import { matchHeader } from '../mapping/headers/headerMatch';
import { ATTRIBUTE } from '../mapping/targets';
import { isOwnKey, mappedColumnOn, ownKey, textOn } from './rowKeys';

const parts = (text: string) => (text === '' ? [] : text.split('|').map((part) => part.trim()));

/** Facets, each with all its values: `category:plants|colour:red|colour:blue`. */
const getFacets = (text: string): { name: string; values: string[] }[] => {
  const values = new Map<string, string[]>();
  for (const facet of parts(text)) {
    const colon = facet.indexOf(':');
    const name = facet.slice(0, colon).trim();
    const value = facet.slice(colon + 1).trim();
    if (colon > 0 && value) values.set(name, [...(values.get(name) ?? []), value]);
  }
  return [...values].map(([name, list]) => ({ name, values: list }));
};

/** The name of the facet that is the brand: the one with the most usual word for it; undefined if there is none. */
const findBrand = (facets: readonly { name: string }[]): string | undefined =>
  facets
    .flatMap(({ name }) =>
      matchHeader(name).flatMap(({ target, fit, rank }) =>
        target === 'brand' && fit === 'EXACT' ? [{ name, rank }] : [],
      ),
    )
    .sort((a, b) => a.rank - b.rank)[0]?.name;

const isCategory = (name: string) => /^categor(y|ies)$/i.test(name);

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
    // Vendure tracks stock for every text except `false`, and for a blank cell by its global setting. Untracked stock is always
    // available; otherwise the quantity decides.
    trackinventory: { target: 'variantAvailability', lookup: { false: 'in_stock' } },
    enabled: 'status',
    variantassets: 'variantImages',
    variantfacets: null,
  },
  otherTarget: (header) => (/^variant:/i.test(header) ? null : ATTRIBUTE + header.replace(/^product:/i, '')),
  readsWords: true,
  dialect: { ...PLAIN, media: (value) => parseMedia(splitParts(value, '|')) },
  isShared: () => false,
  makesSkus: true,
  hasVariantOnEachRow: true,
  spread: (_, mapping) => {
    const name = mapping.getReaders('name');
    const slug = mapping.getReaders('slug');
    const facetsOn = mappedColumnOn(mapping.getReaders('attributes'), 'facets');
    const groupsOn = mappedColumnOn(mapping.getReaders('options'), 'optiongroups');
    // A column for the brand comes first; a facet beside it is an attribute.
    const brandOn = (facets: readonly { name: string }[]) =>
      mapping.getReaders('brand').length ? undefined : findBrand(facets);
    const valuesOn = mappedColumnOn(mapping.getReaders('options'), 'optionvalues');
    return {
      keys: () => {
        let key: string | null = null;
        return (row) => {
          const own = textOn(row, slug) || textOn(row, name);
          return (key = own || (key ?? ownKey(row)));
        };
      },
      group: (rows, draft) => ({
        roles: rows.map((_row, index) => (index ? 'VARIANT' : 'BOTH')),
        attributes: (row) => {
          const facets = getFacets(facetsOn(row));
          const brand = brandOn(facets);
          return facets
            .filter(({ name: facet }) => !isCategory(facet) && facet !== brand)
            .map(({ name: facet, values }) => ({ name: facet, value: values.join(', ') }));
        },
        categories: (row) =>
          distinct(
            getFacets(facetsOn(row))
              .filter(({ name: facet }) => isCategory(facet))
              .flatMap(({ values }) => values),
          ),
        // Only the first row of a product has its option groups.
        options: (row) => {
          const groups = parts(groupsOn(row) || (rows[0] ? groupsOn(rows[0]) : ''));
          return parts(valuesOn(row)).flatMap((value, index) =>
            value ? [{ name: groups[index] || `Option ${index + 1}`, value }] : [],
          );
        },
        identify: () => {
          const { key, fields } = draft;
          const facets = rows[0] ? getFacets(facetsOn(rows[0])) : [];
          const brand = brandOn(facets);
          if (brand !== undefined) fields.brand = facets.find(({ name: facet }) => facet === brand)!.values.join(', ');
          if (isOwnKey(key)) return;
          draft.standInSku(key, 'KEY');
          fields.externalReference ??= key;
        },
      }),
    };
  },
};
