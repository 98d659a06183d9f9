import type { DateFormatOrder } from '#graphql/types.generated';
import type { ColumnMapping } from '../../importDraft';
import type { FileInspection } from '../../importStep';

type Found = FileInspection['notApplied'][number];

/** Dates named for each way to read them. */
const NAMED = 3;

/** A way to read the dates of a file, with some of them. */
interface DateReading {
  order: DateFormatOrder;
  dates: { text: string; date: string }[];
}

/** The columns of a file with dates whose order of day, month, and year nothing tells. */
export interface UnclearDates {
  columns: Found[];
  readings: DateReading[];
  /** What someone decided for all of them; null if no one did. */
  answer: DateFormatOrder | 'leaveOut' | null;
}

const ORDERS: readonly DateFormatOrder[] = ['DMY', 'MDY', 'YMD'];

const getFormat = ({ transforms }: ColumnMapping) => transforms.find(({ type }) => type === 'DATE')?.argument ?? null;

const getAnswer = (column: ColumnMapping) =>
  column.target === null ? 'leaveOut' : (ORDERS.find((order) => order === getFormat(column)) ?? null);

/**
 * Whether the question is about the column: it is mapped as suggested or left out, without a date format of its own.
 */
const isAsked = ({ target }: Found, column: ColumnMapping | undefined) => {
  if (!column) return false;
  if (column.target === null) return column.isLeftOut;
  return column.target === target && (getFormat(column) === null || getAnswer(column) !== null);
};

/** The columns of the file whose dates are unclear; null if there are none. */
export function unclearDates(
  { notApplied }: Pick<FileInspection, 'notApplied'>,
  mapping: readonly ColumnMapping[],
): UnclearDates | null {
  const bySource = new Map(mapping.map((column) => [column.source, column]));
  const columns = notApplied.filter(
    (found) => found.reason === 'DATE_UNCLEAR' && isAsked(found, bySource.get(found.column)),
  );
  if (columns.length === 0) return null;
  const readings = ORDERS.flatMap((order): DateReading[] => {
    const dates = columns.flatMap(({ unread, dateReadings }) => {
      const read = dateReadings.find((reading) => reading.order === order)?.dates ?? [];
      return unread.flatMap(({ text }, index) => {
        const date = read[index];
        return date ? [{ text, date }] : [];
      });
    });
    const distinct = [...new Map(dates.map((one) => [one.text, one])).values()];
    return distinct.length > 0 ? [{ order, dates: distinct.slice(0, NAMED) }] : [];
  });
  const answers = columns.map(({ column }) => getAnswer(bySource.get(column)!));
  return { columns, readings, answer: answers.every((answer) => answer === answers[0]) ? (answers[0] ?? null) : null };
}

/** The mapping in which the dates of the columns are in the order, or which leaves these columns out. */
export function withDates(
  mapping: readonly ColumnMapping[],
  columns: readonly Found[],
  answer: DateFormatOrder | 'leaveOut',
): ColumnMapping[] {
  const targets = new Map(columns.map(({ column, target }) => [column, target]));
  return mapping.map((column) => {
    const target = targets.get(column.source);
    if (target === undefined) return column;
    const transforms = column.transforms.filter(({ type }) => type !== 'DATE');
    if (answer === 'leaveOut') return { ...column, target: null, isLeftOut: true, transforms };
    return {
      ...column,
      target,
      isLeftOut: false,
      transforms: [...transforms, { type: 'DATE', argument: answer, replacement: null }],
    };
  });
}
