import { say } from '#server/records/sentence';
import type { RowAction } from '../cells/actionText';
import { parseAction } from '../cells/actionText';
import { ValueProblem } from '../../ownLayout/valueProblem';
import type { SourceRow } from '../formats/source';
import { textOn } from '../layouts/rowKeys';
import type { CellReader } from '../cells/cellReader';
import type { CompiledMapping } from '../mapping/mapping';
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
  /** Whether the product is only created, or only updated; absent for both. */
  write?: 'CREATE_ONLY' | 'UPDATE_ONLY';
}

/** Rows that ask for nothing but an import of their data. */
export const NO_ACTIONS: GroupActions = { isDeleted: false, deleted: new Set(), ignored: new Set() };

/** An import never removes what a file does not have. */
const reportReplacement = (draft: Draft, { number }: SourceRow, column: string | undefined) =>
  draft.report({
    code: 'REPLACE_NOT_APPLIED',
    severity: 'WARNING',
    category: 'POLICY',
    field: 'action',
    rowNumber: number,
    column,
    message: say`The file replaces the product or its variants. What the file has is imported, and what it doesn’t have stays.`,
    suggestedFix: say`Remove what the product shouldn’t have after the import, or delete it in a row with DELETE.`,
  });

/**
 * Returns a reader of the actions of a product's rows; its result is null if one of them, which is reported, is
 * unknown.
 */
export function createActionReader(mapping: CompiledMapping, isShared: boolean, isStrict: boolean) {
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
    const isOnly = (kind: RowAction) => isStrict && named.length > 0 && named.every(({ action }) => action === kind);
    const replacing = isStrict
      ? actions.find(({ action, variant }) => action === 'REPLACE' || variant === 'REPLACE')
      : undefined;
    if (replacing) {
      const column = (replacing.action === 'REPLACE' ? ofRows : ofVariants)[0]?.column;
      reportReplacement(draft, replacing.row, column);
    }
    const isDeleted = isShared ? deleting.some(({ row }) => !isVariant(row)) : isAgreed;
    return {
      isDeleted,
      deleted: new Set(
        actions.flatMap(({ row, action, variant }) =>
          variant === 'DELETE' || (action === 'DELETE' && !isDeleted) ? [row.number] : [],
        ),
      ),
      ...(isOnly('CREATE') && { write: 'CREATE_ONLY' as const }),
      ...(isOnly('UPDATE') && { write: 'UPDATE_ONLY' as const }),
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
