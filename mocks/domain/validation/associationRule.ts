import { shown, type Rule } from './finding';

/** Checks that associated products exist. */
export const associationRule: Rule = ({ associations = [] }, report, { unknownSkus }) =>
  associations.forEach(({ sku }, index) => {
    const nearest = unknownSkus?.get(sku);
    if (nearest === undefined) return;
    report({
      code: 'ASSOCIATION_UNKNOWN',
      severity: 'WARNING',
      category: 'REFERENCE',
      field: `associations[${index}].sku`,
      message: `No product in this catalog has the SKU ${shown(sku)}.`,
      suggestedFix:
        nearest === null
          ? 'Create the product, or remove the association.'
          : `Use ${nearest}, or remove the association.`,
    });
  });
