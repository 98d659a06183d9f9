import { say } from '../../records/sentence';
import { unknownSku, type Rule } from './finding';

/** Says that no product has the SKU of an association, and names the one that is most like it. */
export function unknownAssociation(sku: string, nearest: string | null) {
  const fix =
    nearest === null
      ? say`Create the product, or remove the association.`
      : say`Use ${nearest}, or remove the association.`;
  return unknownSku(sku, 'ASSOCIATION_UNKNOWN', fix);
}

/** Checks that associated products exist. */
export const associationRule: Rule = ({ associations = [] }, report, { unknownSkus }) =>
  associations.forEach(({ sku }, index) => {
    const nearest = unknownSkus?.get(sku);
    if (nearest !== undefined) report({ ...unknownAssociation(sku, nearest), field: `associations[${index}].sku` });
  });
