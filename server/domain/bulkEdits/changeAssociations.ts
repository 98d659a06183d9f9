import type { BulkEditStep } from '../../records/bulkEdits';
import { hasSku } from '../../records/productFacts';
import type { AssociationRecord, ProductContent, VariantContent } from '../../records/products';
import { withoutAbsent } from '../lists/withoutAbsent';

type AssociationsStep = Extract<BulkEditStep, { kind: 'associations' }>;

/** Returns the edit of an `associations` step. A product’s own SKUs are left out. */
export function createAssociationsEdit({ type, change, quantity }: AssociationsStep) {
  const skus = new Set(change.skus);
  const added = change.skus.map((sku): AssociationRecord => ({ type, sku, ...withoutAbsent({ quantity }) }));

  const getAssociations = (old: readonly AssociationRecord[], isOwn: (sku: string) => boolean): AssociationRecord[] => {
    const isNew = ({ sku }: AssociationRecord) => !isOwn(sku);
    switch (change.kind) {
      case 'add':
        return [
          ...old,
          ...added.filter((one) => isNew(one) && !old.some((has) => has.type === type && has.sku === one.sku)),
        ];
      case 'remove':
        return old.filter((one) => one.type !== type || !skus.has(one.sku));
      case 'set':
        return [...old.filter((one) => one.type !== type), ...added.filter(isNew)];
    }
  };

  return <Variant extends VariantContent>(product: ProductContent<Variant>): ProductContent<Variant> => {
    const { associations: old = [], ...others } = product;
    const associations = getAssociations(old, (sku) => hasSku(product, sku));
    if (JSON.stringify(associations) === JSON.stringify(old)) return product;
    return { ...others, ...(associations.length > 0 && { associations }) };
  };
}
