import type { BulkEditStep } from '../../records/bulkEdits';
import type { CatalogRecord } from '../../records/catalogs';
import { say } from '../../records/sentence';
import type { AssociationsStepInput } from '../../types.generated';
import { getCandidates } from '../associations/unknownSkus';
import type { DomainContext } from '../context';
import { MAX_QUANTITY } from '../products/assertValid';
import { nearestText, withNearest } from '../texts/nearestText';
import type { Report } from './readFields';

/** The most SKUs of a step. */
const MAX_SKUS = 100;

/** Returns a function that reads a step about associations, and reports SKUs to add that no product has. */
export function createAssociationsReader(
  { store }: Pick<DomainContext, 'store'>,
  { id }: Pick<CatalogRecord, 'id'>,
): (input: AssociationsStepInput, path: string, report: Report) => Promise<BulkEditStep> {
  const findFault = async (sku: string) => {
    if (sku === '') return say`Enter the SKU of a product.`;
    if (await store.products.bySku(id, sku)) return null;
    return withNearest(
      say`No product of the catalog has the SKU ${sku}.`,
      nearestText(sku, await getCandidates(store, id, sku)),
    );
  };

  return async ({ type, change, quantity }, path, report) => {
    const kind = change.add ? 'add' : change.remove ? 'remove' : 'set';
    const skus = (change[kind] ?? []).map((sku) => sku.trim());
    const list = `${path}.change.${kind}`;
    if ((skus.length === 0 && kind !== 'set') || skus.length > MAX_SKUS) {
      report(list, say`Enter 1 to ${MAX_SKUS} SKUs of products.`);
    }
    for (const [at, sku] of skus.slice(0, MAX_SKUS).entries()) {
      const fault = kind === 'remove' && sku !== '' ? null : await findFault(sku);
      if (fault) report(`${list}[${at}]`, fault);
    }
    if (typeof quantity === 'number') {
      if (type !== 'PART_OF') report(`${path}.quantity`, say`Only parts have a quantity.`);
      else if (quantity < 1 || quantity > MAX_QUANTITY) {
        report(`${path}.quantity`, say`Enter a whole number from 1 to 9,999.`);
      }
    }
    const isOnePiece = quantity === 1 || typeof quantity !== 'number';
    return {
      kind: 'associations',
      type,
      change: { kind, skus: [...new Set(skus)] },
      quantity: isOnePiece ? null : quantity,
    };
  };
}
