import { countCombinations, splitListed } from '../../layouts/listedVariants';
import type { PairColumns } from '../pairColumns';
import type { TableSample } from '../tableSample';

/** Whether a row of the sample lists the values of options, and SKUs of their combinations. */
export function listsVariants({ rows }: TableSample, pairs: readonly PairColumns[], sku: number): boolean {
  const options = pairs.filter(({ target }) => target === 'options');
  if (sku < 0 || !options.length) return false;
  return rows.some((row) => {
    const lists = options.map(({ value }) => splitListed(row[value] ?? '')).filter(({ length }) => length > 0);
    return countCombinations(lists) > 1 && splitListed(row[sku] ?? '').length > 1;
  });
}
