import { say, type SentenceValue } from '#server/records/sentence';
import type { Draft } from '../rows/draft';
import type { CompiledMapping } from '../mapping/mapping';
import type { SourceRow } from '../formats/source';
import { addToList } from '../../lists/addToList';
import { createAncestry } from './ancestry';
import { textOn } from './rowKeys';

/**
 * Detects nested groups, where a row has a parent and is itself the parent of other rows. A product can have only one
 * level of variants.
 */
export function createNesting(mapping: CompiledMapping) {
  const parent = mapping.getReaders('parent');
  const identities = [mapping.getReaders('sku'), mapping.getReaders('variantSku')];
  const reference = parent.length ? mapping.getReaders('externalReference') : [];
  const ancestry = createAncestry();
  /** SKUs by the reference of their row, because some systems name the parent by its ID. */
  const skuOfReference = new Map<string, string>();
  const skus = new Set<string>();
  const skuOn = (row: SourceRow) => identities.map((readers) => textOn(row, readers)).find(Boolean) ?? '';

  const toSku = (key: string) => (skus.has(key) ? key : (skuOfReference.get(key) ?? key));
  return {
    /** The outermost group of a nested group, so that all its rows are grouped together. */
    roots: {
      get size() {
        return ancestry.roots.size;
      },
      get: (key: string): string | undefined => {
        const sku = toSku(key);
        const root = ancestry.roots.get(sku);
        if (root !== undefined) return toSku(root);
        return sku === key ? undefined : sku;
      },
    },
    /** Records the parent of the row, in a first pass over all rows. */
    note: (row: SourceRow): void => {
      const named = parent.length ? textOn(row, parent) : '';
      const sku = named && skuOn(row);
      if (sku && sku !== named) ancestry.note(sku, named);
      const id = textOn(row, reference);
      const own = id && skuOn(row);
      if (!own) return;
      skuOfReference.set(id, own);
      skus.add(own);
    },
    /** Reports each nested group as an ERROR. Returns whether there are any. */
    report: (draft: Draft, rows: readonly SourceRow[]): boolean => {
      const members = new Map<string, SentenceValue[]>();
      for (const row of rows) {
        const named = textOn(row, parent);
        const sku = skuOn(row);
        if (named && named !== sku) addToList(members, named, sku || say`row ${row.number}`);
      }
      const nested = rows.filter((row) => members.has(skuOn(row)) && ![skuOn(row), ''].includes(textOn(row, parent)));
      for (const row of nested) {
        const [sku, outer] = [skuOn(row), textOn(row, parent)];
        const all = members.get(sku) ?? [];
        const shown = { list: all.length > 3 ? [...all.slice(0, 2), say`${all.length - 2} more`] : all };
        draft.report({
          code: 'GROUP_NESTED',
          severity: 'ERROR',
          category: 'REFERENCE',
          field: 'parent',
          rowNumber: row.number,
          column: parent[0]?.column,
          message:
            all.length === 1
              ? say`${sku} is a group within the group ${outer}: ${shown} has ${sku} as the parent, and ${sku} has ${outer} as its parent. A product can have only one level of variants.`
              : say`${sku} is a group within the group ${outer}: ${shown} have ${sku} as the parent, and ${sku} has ${outer} as its parent. A product can have only one level of variants.`,
          suggestedFix: say`Enter ${outer} as the parent of ${shown} and remove the row of ${sku}, or clear the parent of ${sku} to import it as a separate product.`,
        });
      }
      return nested.length > 0;
    },
  };
}
