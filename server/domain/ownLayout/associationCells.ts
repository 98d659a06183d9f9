import { say } from '../../records/sentence';
import type { AssociationRecord } from '../../records/products';
import type { AssociationType } from '../../types.generated';
import { decodeEntries, encodeEntries } from './listCells';
import { ValueProblem } from './valueProblem';

/** How a product can be associated with another one. */
export const ASSOCIATION_TYPES: readonly AssociationType[] = ['RELATED', 'UPSELL', 'CROSS_SELL', 'PART_OF'];

/** A cell with associated products: `RELATED=SKU-1|PART_OF=SKU-2=3`. */
export function encodeAssociations(associations: readonly AssociationRecord[] = []): string {
  return encodeEntries(
    associations.map(({ type, sku, quantity }) => [type, sku, ...(quantity === undefined ? [] : [String(quantity)])]),
  );
}

/** The associations in a cell written by `encodeAssociations`. */
export function parseAssociations(cell: string): AssociationRecord[] | ValueProblem {
  const associations: AssociationRecord[] = [];
  for (const [word = '', sku = '', amount] of decodeEntries(cell)) {
    const type = ASSOCIATION_TYPES.find((known) => known === word.trim().toUpperCase().replaceAll(/[ -]/g, '_'));
    const quantity = amount === undefined ? undefined : Number(amount);
    const isWhole = quantity === undefined || (Number.isInteger(quantity) && quantity > 0);
    if (!type || sku.trim() === '' || !isWhole) {
      return new ValueProblem(
        'ASSOCIATIONS_INVALID',
        'TYPE',
        say`The association ${[word, sku, amount].filter(Boolean).join('=')} isn’t valid.`,
        say`Enter RELATED, UPSELL, CROSS_SELL, or PART_OF, then a SKU, separated by =. Example: RELATED=TNT-1000`,
      );
    }
    associations.push({ type, sku, ...(quantity !== undefined && { quantity }) });
  }
  return associations;
}
