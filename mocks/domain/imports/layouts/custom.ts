import { PLAIN } from '../formats/dialect';
import type { Layout, RowRole } from '../layout';
import { getVariantFacts } from '../rows/variantRow';
import { familyRoles } from './family';
import { createNesting } from './nesting';
import { isOwnKey, ownKey, textOn } from './rowKeys';

/** Any other file: rows are grouped by the SKU of their parent, or else by their own key. */
export const custom: Layout = {
  code: 'CUSTOM',
  name: 'Other file',
  signature: [],
  targets: {},
  otherTarget: () => null,
  dialect: PLAIN,
  isShared: (mapping) => mapping.getReaders('parent').length > 0,
  makesSkus: true,
  hasVariantOnEachRow: false,
  spread: (_, mapping) => {
    const hasParents = mapping.getReaders('parent').length > 0;
    const identities = (['parent', 'sku', 'externalReference', 'slug'] as const).map(mapping.getReaders);
    const variantSku = mapping.getReaders('variantSku');
    const name = mapping.getReaders('name');
    const hasVariantFacts = getVariantFacts(mapping);
    const nesting = createNesting(mapping);
    return {
      parents: nesting.roots,
      // A row without a product identity but with variant data continues the product above it.
      keys: () => {
        let key: string | null = null;
        return (row) => {
          const identity = identities.find((readers) => textOn(row, readers) !== '');
          nesting.note(row);
          const named = identity ? textOn(row, identity) : variantSku.length ? textOn(row, name) : '';
          const isContinued = key !== null && hasVariantFacts(row.cells) && textOn(row, name) === '';
          return (key = named || (isContinued && key !== null ? key : ownKey(row)));
        };
      },
      group: (rows, draft) => {
        const { key, fields } = draft;
        if (hasParents && nesting.report(draft, rows)) return { roles: rows.map(() => 'IGNORED') };
        const roles = hasParents
          ? familyRoles(rows, mapping, true)
          : rows.map((row, index): RowRole =>
              index ? (hasVariantFacts(row.cells) ? 'VARIANT' : 'DUPLICATE') : 'BOTH',
            );
        return {
          roles,
          identify: () => {
            if (hasParents && roles.includes('BOTH') && !isOwnKey(key)) fields.sku ??= key;
            // A product whose variants alone have SKUs gets the first variant's SKU.
            else if (!fields.sku && !fields.externalReference && rows[0]) {
              const shared = textOn(rows[0], variantSku);
              if (shared) fields.sku = shared;
            }
          },
        };
      },
    };
  },
};
