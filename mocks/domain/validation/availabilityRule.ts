import type { AvailabilityFields } from '../../records/products';
import type { Rule } from './finding';

/** Channels take a preorder only with the date of its first delivery. */
export const availabilityRule: Rule = (product, report) => {
  const check = ({ availability, availableFrom }: AvailabilityFields, variant: number | null) => {
    if (availability !== 'PREORDER' || availableFrom !== undefined) return;
    report({
      code: 'AVAILABLE_FROM_MISSING',
      severity: 'WARNING',
      category: 'CHANNEL',
      field: 'availableFrom',
      variant,
      message: 'The preorder has no date of its first delivery.',
      suggestedFix: 'Enter the date from which it is available.',
    });
  };
  check(product, null);
  product.variants.forEach(check);
};
