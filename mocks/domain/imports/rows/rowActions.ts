import type { RowAction } from '../cells/actionText';
import { parseAction } from '../cells/actionText';
import { ValueProblem } from '../cells/valueProblem';
import type { SourceRow } from '../formats/source';
import { textOn } from '../layouts/rowKeys';
import type { CellReader, CompiledMapping } from '../mapping/mapping';
import type { Draft } from './draft';
import type { ProductPatch } from './patch';

/** What the rows of a product ask for. */
export interface GroupActions {
  /** Whether the product is taken out of the catalog. */
  isDeleted: boolean;
  /** The rows whose variants are taken out of it. */
  deleted: ReadonlySet<number>;
  /** The numbers of the rows that nothing is imported of. */
  ignored: ReadonlySet<number>;
}

/** Rows that ask for nothing but an import of their data. */
export const NO_ACTIONS: GroupActions = { isDeleted: false, deleted: new Set(), ignored: new Set() };

/** Returns a reader of the actions of a product's rows; its result is null if one of them, which is reported, is unknown. */
export function createActionReader(mapping: CompiledMapping, isShared: boolean) {
  const ofRows = mapping.getReaders('action');
  const ofVariants = mapping.getReaders('variantAction');
  if (!ofRows.length && !ofVariants.length) return () => NO_ACTIONS;
  const parent = mapping.getReaders('parent');
  const sku = mapping.getReaders('sku');

  return (draft: Draft, rows: readonly SourceRow[]): GroupActions | null => {
    let isKnown = true;
    const read = (readers: readonly CellReader[], row: SourceRow): RowAction | null => {
      const text = textOn(row, readers);
      if (!text) return null;
      const column = readers[0]?.column ?? '';
      const action = parseAction(text, column);
      if (!(action instanceof ValueProblem)) return action;
      draft.failAt(row)('action')(action, column);
      isKnown = false;
      return null;
    };
    const actions = rows.map((row) => ({ row, action: read(ofRows, row), variant: read(ofVariants, row) }));
    if (!isKnown) return null;
    const named = actions.filter(({ action }) => action !== null);
    const isVariant = (row: SourceRow) =>
      isShared && textOn(row, parent) !== '' && textOn(row, parent) !== textOn(row, sku);
    // On rows that are the product as well as a variant, a command is the product's if all of them agree.
    const isAgreed = named.length > 0 && named.every(({ action }) => action === 'DELETE');
    const deleting = named.filter(({ action }) => action === 'DELETE');
    const isDeleted = isShared ? deleting.some(({ row }) => !isVariant(row)) : isAgreed;
    return {
      isDeleted,
      deleted: new Set(
        actions.flatMap(({ row, action, variant }) =>
          variant === 'DELETE' || (action === 'DELETE' && !isDeleted) ? [row.number] : [],
        ),
      ),
      ignored: new Set(
        actions.flatMap(({ row, action, variant }) =>
          action === 'IGNORE' || variant === 'IGNORE' ? [row.number] : [],
        ),
      ),
    };
  };
}

/** The patch of a product that is taken out of the catalog: only what tells which one it is. */
export function toDeletion({ fields, variants, ...others }: ProductPatch): ProductPatch {
  const { sku, slug, externalReference, name } = fields;
  return {
    ...others,
    fields: {
      ...(sku && { sku }),
      ...(slug && { slug }),
      ...(externalReference && { externalReference }),
      ...(name && { name }),
    },
    variants: variants.map(({ sku, externalReference }) => ({ sku, ...(externalReference && { externalReference }) })),
  };
}
