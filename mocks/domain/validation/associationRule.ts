import { shown, type Finding, type Rule } from './finding';

/** Says that no product has the SKU of an association, and names the one that is most like it. */
export function unknownAssociation(sku: string, nearest: string | null): Omit<Finding, 'field' | 'variant'> {
  return {
    code: 'ASSOCIATION_UNKNOWN',
    severity: 'WARNING',
    category: 'REFERENCE',
    message: `No product in this catalog has the SKU ${shown(sku)}.`,
    suggestedFix:
      nearest === null
        ? 'Create the product, or remove the association.'
        : `Use ${nearest}, or remove the association.`,
  };
}

/** Checks that associated products exist. */
export const associationRule: Rule = ({ associations = [] }, report, { unknownSkus }) =>
  associations.forEach(({ sku }, index) => {
    const nearest = unknownSkus?.get(sku);
    if (nearest !== undefined) report({ ...unknownAssociation(sku, nearest), field: `associations[${index}].sku` });
  });
