import { suggest, type ColumnSuggestion } from './columnFields';

/** PrestaShop's flag only shows a sign, whatever the discount is. */
const SHOWS_SIGN = /\(0\/1\)/;

const SALES = /^(salePrice|variantSalePrice|discount(Percent|Amount))$/;

/** A flag for sales says nothing in a file without them, and nothing about discounts if it only shows a sign. */
export function checkSaleFlag(
  suggestions: readonly (ColumnSuggestion | null)[],
  columns: readonly string[],
): (ColumnSuggestion | null)[] {
  return suggestions.map((known, column) => {
    if (known?.target !== 'onSale') return known;
    const sales = suggestions.flatMap((other) => (SALES.test(other?.target ?? '') ? (other?.target ?? '') : []));
    const isUsed = sales.some((target) => !target.startsWith('discount') || !SHOWS_SIGN.test(columns[column] ?? ''));
    return isUsed ? known : suggest(null, null, 'NOT_APPLIED');
  });
}
