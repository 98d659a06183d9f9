import type { AvailabilityFields } from '../../records/products';
import type { Rule } from './finding';

/** Channels accept a preorder only with its first delivery date. */
export const availabilityRule: Rule = (product, report) => {
  const check = ({ availability, availableFrom }: AvailabilityFields, variant: number | null) => {
    if (availability !== 'PREORDER' || availableFrom !== undefined) return;
    report({
      code: 'AVAILABLE_FROM_MISSING',
      severity: 'WARNING',
      category: 'CHANNEL',
      field: 'availableFrom',
      variant,
      message: 'The preorder has no first delivery date.',
      suggestedFix: 'Enter the date from which the product is available.',
    });
  };
  check(product, null);
  product.variants.forEach(check);
};
