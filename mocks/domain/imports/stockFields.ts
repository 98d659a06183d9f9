import { getStockAvailability } from '../../records/availability';
import type { FailAt } from './draft';
import { parseAvailability, isBackorderAllowed } from './availabilityText';
import { parseDay } from './instantText';
import type { Level } from './levels';
import { decodeEntries } from './listCells';
import { textFrom } from './mapping';
import type { StockPatch } from './patch';
import { valueFrom, type Reading } from './sharedFields';
import { parseStock } from './stockText';
import { ValueProblem } from './valueProblem';

/** The cell of our own layout: `PREORDER=2026-03-01`, either part of which can be blank. */
const parseOwnAvailability = (text: string): Pick<StockPatch, 'availability' | 'availableFrom'> | ValueProblem => {
  const [[word = '', day = ''] = []] = decodeEntries(text);
  const availability = word ? parseAvailability(word) : null;
  const availableFrom = day ? parseDay(day) : null;
  if (availability instanceof ValueProblem) return availability;
  return availableFrom instanceof ValueProblem ? availableFrom : { availability, availableFrom };
};

/**
 * What the columns of a shop system say. Where pieces are counted and the flag says the same, the flag follows from them
 * and is not kept, or it would hold after the last piece is sold.
 */
const readFlags = (
  level: Level,
  cells: readonly string[],
  { dialect }: Reading,
  failAt: FailAt,
  pieces: number | null | undefined,
): Pick<StockPatch, 'availability' | 'availableFrom'> => {
  const isCounted = typeof pieces === 'number';
  const said = valueFrom(level.availability, cells, failAt('availability'), parseAvailability);
  const policy = textFrom(level.backorders, cells, failAt('availability'));
  const availableFrom = valueFrom(level.availableFrom, cells, failAt('availableFrom'), (text) =>
    parseDay(text, dialect.isMonthFirst),
  );
  const isBackordered = isCounted && pieces <= 0 && said !== 'OUT_OF_STOCK' && isBackorderAllowed(policy ?? '');
  const availability = isBackordered ? 'BACKORDER' : said;
  if (availability === undefined)
    return { ...(policy && { availability: null }), ...(availableFrom && { availableFrom }) };
  const isTold = isCounted && availability === getStockAvailability(pieces);
  const isLater = availability === 'BACKORDER' || availability === 'PREORDER';
  return {
    availability: isTold ? null : availability,
    ...(availableFrom ? { availableFrom } : !isLater && { availableFrom: null }),
  };
};

/** What a row says of stock and availability; what it leaves open is absent, and what it empties null. */
export const readStock = (level: Level, cells: readonly string[], reading: Reading, failAt: FailAt): StockPatch => {
  const { hasBlankValues } = reading.dialect;
  const pieces = valueFrom(level.stock, cells, failAt('stock'), parseStock);
  const isEmptied = hasBlankValues && textFrom(level.stock, cells, () => undefined) === '';
  const counted = pieces !== undefined ? { stock: pieces } : isEmptied && { stock: null };
  if (!hasBlankValues) return { ...counted, ...readFlags(level, cells, reading, failAt, pieces) };
  const blank = textFrom(level.availability, cells, () => undefined) === '';
  const flags = blank
    ? { availability: null, availableFrom: null }
    : valueFrom(level.availability, cells, failAt('availability'), parseOwnAvailability);
  return { ...counted, ...flags };
};
