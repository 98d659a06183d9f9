import { parseStock } from '../cells/stockText';
import { ValueProblem } from '../cells/valueProblem';
import { headerKey } from '../formats/headerKey';
import { suggest, type ColumnSuggestion } from './columnFields';
import { getValues, type TableSample } from './tableSample';

/** The stock of one place, such as `inventory_Harbour_Store` and `Current Quantity Harbour Street`. */
const AT_LOCATION =
  /^(current |available )?(stock|inventory|quantity|qty|in stock|on hand|bestand|lagerbestand) (?!\d)/;

/** Other numbers about stock. */
const OTHER =
  /\b(alert|low|min|minimum|max|maximum|level|threshold|reorder|restock|policy|tracking|tracked|status|unit|of|per|reserved|incoming|committed|unavailable|sold|days?)\b/;

const isCount = (text: string) => {
  const count = parseStock(text);
  return !(count instanceof ValueProblem) && count !== null;
};

/** Suggests the stock for the columns of single places, which an import adds up, if no other column has the stock. */
export function suggestLocationStock(
  suggestions: readonly (ColumnSuggestion | null)[],
  columns: readonly string[],
  sample: TableSample,
): (ColumnSuggestion | null)[] {
  if (suggestions.some((known) => /^(variantS|s)tock$/.test(known?.target ?? ''))) return [...suggestions];
  return suggestions.map((known, column) => {
    const key = headerKey(columns[column] ?? '');
    if (known?.target || !AT_LOCATION.test(key) || OTHER.test(key)) return known;
    const values = getValues(sample, column);
    return values.length && values.every(isCount) ? suggest('stock', 'LIKELY', 'HEADER_AND_VALUES') : known;
  });
}
