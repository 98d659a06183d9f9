import type { AvailabilityFields } from '../../records/products';
import { say } from '../../records/sentence';
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
      message: say`The preorder has no first delivery date.`,
      suggestedFix: say`Enter the date from which the product is available.`,
    });
  };
  check(product, null);
  product.variants.forEach(check);
};

/** Checks that stock is a whole number. A negative number means backordered units. */
export const stockRule: Rule = (product, report) => {
  const check = ({ stock }: { stock?: number | null }, variant: number | null) => {
    if (stock === undefined || stock === null || (Number.isInteger(stock) && stock >= 0)) return;
    const isWhole = Number.isInteger(stock);
    report({
      code: isWhole ? 'STOCK_NEGATIVE' : 'STOCK_NOT_WHOLE',
      severity: isWhole ? 'WARNING' : 'ERROR',
      category: 'TYPE',
      field: 'stock',
      variant,
      message: isWhole ? say`The stock ${stock} is below zero.` : say`The stock ${stock} is not a whole number.`,
      suggestedFix: isWhole
        ? say`Enter 0 if the product is out of stock.`
        : say`Enter a whole number, or leave it blank.`,
    });
  };
  check(product, null);
  product.variants.forEach(check);
};
