import type { PriceRecord } from '#server/records/products';
import { withoutAbsent } from '../../lists/withoutAbsent';
import { parseInstant } from './instantText';
import type { Level } from './levels';
import { textFrom, type CellReader } from './cellReader';
import { ValueProblem, type CellFail } from '../../ownLayout/valueProblem';

/** Google puts the start and end of a sale in one cell. */
const PERIOD = /^(\d{4}-[^/]*)\/(\d{4}-[^/]*)$/;

/** The sale period from its columns; missing dates are absent. */
export function readSalePeriod(
  { saleFrom, saleUntil }: Level,
  cells: readonly string[],
  { timeZone }: { timeZone: string },
  fail: CellFail,
): Pick<PriceRecord, 'compareAtFrom' | 'compareAtUntil'> {
  const read = (readers: readonly CellReader[], edge: 'start' | 'end', text: string | undefined) => {
    if (!text) return undefined;
    const instant = parseInstant(text, edge, timeZone);
    if (!(instant instanceof ValueProblem)) return instant;
    fail(instant, readers[0]?.column ?? '');
    return undefined;
  };
  const first = textFrom(saleFrom, cells, fail);
  const [, start = first, end] = PERIOD.exec(first ?? '') ?? [];
  return withoutAbsent({
    compareAtFrom: read(saleFrom, 'start', start),
    compareAtUntil: end ? read(saleFrom, 'end', end) : read(saleUntil, 'end', textFrom(saleUntil, cells, fail)),
  });
}
