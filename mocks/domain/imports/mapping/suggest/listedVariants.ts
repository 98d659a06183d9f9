import { splitListed } from '../../layouts/listedVariants';
import type { PairColumns } from '../pairColumns';
import type { TableSample } from '../tableSample';

/** Whether a row of the sample lists the values of options, and SKUs of their combinations. */
export function listsVariants({ rows }: TableSample, pairs: readonly PairColumns[], sku: number): boolean {
  const options = pairs.filter(({ target }) => target === 'options');
  if (sku < 0 || !options.length) return false;
  return rows.some((row) => {
    const counts = options.map(({ value }) => splitListed(row[value] ?? '').length || 1);
    const combinations = counts.reduce((product, count) => product * count, 1);
    return combinations > 1 && splitListed(row[sku] ?? '').length > 1;
  });
}
