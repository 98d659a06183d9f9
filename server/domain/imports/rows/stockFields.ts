import { getStockAvailability } from '#server/records/availability';
import { isStoredTime } from '#server/records/availableFrom';
import type { FailAt } from './draft';
import { parseAvailability, parseBackorders } from '../cells/availabilityText';
import { readAvailableFrom } from '../cells/instantText';
import type { Level } from '../cells/levels';
import { decodeEntries } from '../../ownLayout/listCells';
import { clearsField, textFrom } from '../cells/cellReader';
import type { StockPatch } from './patch';
import { valueFrom, type Reading } from './sharedFields';
import { parseStock } from '../cells/stockText';
import { ValueProblem } from '../../ownLayout/valueProblem';

/** A cell of the app's own layout: `PREORDER=2026-03-01`, where either part can be blank. */
const parseOwnAvailability = (text: string): Pick<StockPatch, 'availability' | 'availableFrom'> | ValueProblem => {
  const [[word = '', day = ''] = []] = decodeEntries(text);
  const availability = word ? parseAvailability(word) : null;
  const availableFrom = day && (isStoredTime(day) ? day : readAvailableFrom(day));
  if (availability instanceof ValueProblem) return availability;
  return availableFrom instanceof ValueProblem ? availableFrom : { availability, availableFrom: availableFrom || null };
};

/**
 * The availability columns of a shop system. If stock is counted and implies the same availability, the availability is
 * not stored, because it would be wrong once the last item is sold.
 */
const readFlags = (
  level: Level,
  cells: readonly string[],
  { timeZone }: Pick<Reading, 'timeZone'>,
  failAt: FailAt,
  pieces: number | null | undefined,
): Pick<StockPatch, 'availability' | 'availableFrom'> => {
  const isCounted = typeof pieces === 'number';
  const said = valueFrom(level.availability, cells, failAt('availability'), parseAvailability);
  const canBackorder = valueFrom(level.backorders, cells, failAt('availability'), parseBackorders);
  const availableFrom = valueFrom(level.availableFrom, cells, failAt('availableFrom'), (text) =>
    readAvailableFrom(text, timeZone),
  );
  const isBackordered = isCounted && pieces <= 0 && said !== 'OUT_OF_STOCK' && canBackorder === true;
  const availability = isBackordered ? 'BACKORDER' : said;
  if (availability === undefined)
    return { ...(canBackorder !== undefined && { availability: null }), ...(availableFrom && { availableFrom }) };
  const isTold = isCounted && availability === getStockAvailability(pieces);
  const isLater = availability === 'BACKORDER' || availability === 'PREORDER';
  return {
    availability: isTold ? null : availability,
    ...(availableFrom ? { availableFrom } : !isLater && { availableFrom: null }),
  };
};

/** The number in the availability column of a file without another one for stock; 0 and 1 can mean no and yes. */
const readCount = ({ availability }: Level, cells: readonly string[]): number | undefined => {
  const text = textFrom(availability, cells, () => undefined) ?? '';
  return /^\d{1,9}$/.test(text) && Number(text) > 1 ? Number(text) : undefined;
};

/** The stock; several columns have that of several places, which is added up. */
const readPieces = ({ stock }: Level, cells: readonly string[], failAt: FailAt): number | null | undefined => {
  const counts = stock.map((reader) => valueFrom([reader], cells, failAt('stock'), parseStock));
  const given = counts.filter((count) => count !== undefined);
  return given.some((count) => count !== null) ? given.reduce<number>((sum, count) => sum + (count ?? 0), 0) : given[0];
};

/** The stock and availability in a row. Missing fields are absent, cleared fields are null. */
export function readStock(level: Level, cells: readonly string[], reading: Reading, failAt: FailAt): StockPatch {
  const pieces = level.stock.length ? readPieces(level, cells, failAt) : readCount(level, cells);
  const isEmptied = clearsField(level.stock, cells);
  const counted = pieces !== undefined ? { stock: pieces } : isEmptied && { stock: null };
  if (clearsField(level.availability, cells)) return { ...counted, availability: null, availableFrom: null };
  const flags = reading.dialect.isOwn
    ? valueFrom(level.availability, cells, failAt('availability'), parseOwnAvailability)
    : readFlags(level, cells, reading, failAt, pieces);
  return { ...counted, ...flags };
}
