import type { Rule } from './finding';

/** Stock is counted in whole pieces; below zero it means pieces that are owed. */
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
      message: isWhole ? `The stock ${stock} is below zero.` : `The stock ${stock} is not a whole number.`,
      suggestedFix: isWhole ? 'Enter 0 where nothing is left.' : 'Enter whole pieces, or leave it empty.',
    });
  };
  check(product, null);
  product.variants.forEach(check);
};
