import type { ColumnMappingRecord, NotAppliedRecord } from '#server/records/imports';
import type { DateFormatOrder } from '#server/types.generated';
import { shown } from '../../validation/finding';
import { DATE_ORDERS, readInOrder } from '../cells/dateOrders';
import { isSameDay, readDate, type WrittenDate } from '../cells/dateText';

/** Dates are listed up to this number. */
const LISTED = 5;

/** Longer cells are no dates. */
const MAX_LENGTH = 100;

const IN_NUMBERS = /(?<!\d)\d{1,2}\s?([-/.])\s?\d{1,2}\s?\1\s?['’]?\d\d/;

type Place = Pick<NotAppliedRecord['unread'][number], 'rowCount' | 'rowNumber'>;

/** Dates that are written alike, so that all or none of them are unclear. */
interface Kind {
  text: string;
  date: WrittenDate;
  rows: number;
  texts: Map<string, Place>;
}

/** Whether a cell has a date of which only others can tell the order of its numbers. */
export function canBeUnclear(cell: string): boolean {
  return cell.length <= MAX_LENGTH && IN_NUMBERS.test(cell);
}

const toKey = ({ dayFirst, monthFirst, sign, yearDigits }: WrittenDate) =>
  [sign, yearDigits, !dayFirst, !monthFirst, dayFirst && monthFirst && isSameDay(dayFirst, monthFirst)].join();

/** Counts the dates of each column by how they are written, until all dates of the file tell how to read them. */
export function createUnclearDates() {
  const columns: (Pick<NotAppliedRecord, 'column' | 'target'> & { rows: number; kinds: Map<string, Kind> })[] = [];
  return {
    /** Returns a function that adds the value of a cell of the column. */
    addColumn: ({ source, target }: ColumnMappingRecord) => {
      const one = { column: source, target, rows: 0, kinds: new Map<string, Kind>() };
      columns.push(one);
      return (value: string | string[], rowNumber: number): void => {
        for (const text of [value].flat()) {
          if (text === '') continue;
          one.rows += 1;
          const date = readDate(text);
          if (!date?.sign) continue;
          const key = toKey(date);
          const kind = one.kinds.get(key) ?? { text, date, rows: 0, texts: new Map<string, Place>() };
          one.kinds.set(key, kind);
          kind.rows += 1;
          const known = kind.texts.get(text);
          if (known) known.rowCount += 1;
          else if (kind.texts.size < LISTED) kind.texts.set(text, { rowCount: 1, rowNumber });
        }
      };
    },
    /** The columns with dates that are unclear, in the order of the mapping. */
    find: (isUnclear: (text: string, date: WrittenDate) => boolean, isYearOpen: boolean): NotAppliedRecord[] =>
      columns.flatMap(({ column, target, rows, kinds }): NotAppliedRecord[] => {
        const found = [...kinds.values()].filter(({ text, date }) => isUnclear(text, date));
        if (found.length === 0) return [];
        const texts = found.flatMap((kind) => [...kind.texts]);
        return [
          {
            column,
            target,
            reason: 'DATE_UNCLEAR',
            rowCount: rows,
            unreadCount: found.reduce((sum, kind) => sum + kind.rows, 0),
            unread: texts
              .sort(([, one], [, other]) => one.rowNumber - other.rowNumber)
              .slice(0, LISTED)
              .map(([text, place]) => ({ text: shown(text), ...place })),
            isOpen: true,
            dateOrders: DATE_ORDERS.filter(
              (order) => (order !== 'YMD' || isYearOpen) && texts.some(([text]) => readInOrder(text, order)),
            ),
          },
        ];
      }),
  };
}

/** The mapping in which columns with unclear dates have their numbers in the order. */
export function withDateOrder<Entry extends ColumnMappingRecord>(
  mapping: readonly Entry[],
  notApplied: readonly NotAppliedRecord[],
  order: DateFormatOrder | null,
): Entry[] {
  const unclear = new Set(notApplied.flatMap(({ reason, column }) => (reason === 'DATE_UNCLEAR' ? column : [])));
  return mapping.map((entry) =>
    order !== null && unclear.has(entry.source)
      ? { ...entry, transforms: [...entry.transforms, { type: 'DATE', argument: order, replacement: null }] }
      : entry,
  );
}
