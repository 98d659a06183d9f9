import type { ColumnMappingRecord, TransformRecord } from '#server/records/imports';
import { say } from '#server/records/sentence';
import { withoutAbsent } from '../../lists/withoutAbsent';
import { ISSUES_COLUMN } from '#server/records/headerKey';
import type { SourceRow } from '../formats/source';
import { createFileError } from '../errors';
import { IMAGE_ALTS, isPriceTarget, isTarget, PAIR_LISTS, valueCode } from './targets';
import { createCrosses, type Crosses } from './crosses';
import { createDateOrder, type DateFacts, type DateOrder, type NoteDates } from './dateOrder';
import { applyStep, applySteps, createTextStep, withUnit } from './transforms';
import type { CellReader, CellValue } from '../cells/cellReader';
import { ValueProblem } from '../../ownLayout/valueProblem';

/** Returns the cleaned text of a cell that is mapped to the target. */
export type CleanCell = (cell: string, target: string) => string;

/** The cells that clear their field: blank ones, those with a word of the layout, or both. */
export interface Clearing {
  isBlank: boolean;
  word?: string | undefined;
}

/** A column with texts for a language, a channel, or both. */
export interface ScopedReader {
  /** Code of the attribute that the texts are values of. */
  attribute: string;
  /** The target that names it, for example `attribute:Größe`. */
  target: string;
  locale?: string;
  channel?: string;
  reader: CellReader;
}

/** The columns with prices for one channel that have the same target. */
interface ChannelPrices {
  target: string;
  channel: string;
  readers: readonly CellReader[];
}

/** A mapping bound to the columns of a file. */
export interface CompiledMapping extends Pick<DateOrder, 'findUnclear' | 'getDateOrder' | 'getStep'> {
  /** All targets that columns are mapped to, in the order of the mapping. */
  targets: readonly string[];
  /** The columns with prices for one channel, by target, which `targets` and `getReaders` leave out. */
  channelPrices: readonly ChannelPrices[];
  /** The readers of a target in the order of the mapping; empty if no column is mapped to it. */
  getReaders: (target: string) => readonly CellReader[];
  /** The readers of targets that start with the prefix, each with the rest of its target as the name. */
  namedReaders: (prefix: string) => readonly { name: string; reader: CellReader }[];
  /** The columns with texts for a language or a channel, which `targets` and `getReaders` leave out. */
  scoped: readonly ScopedReader[];
  /** The columns of alt texts in other languages, by language, which `targets` and `getReaders` leave out. */
  altReaders: ReadonlyMap<string, readonly CellReader[]>;
  /** Notes the values of a row, which can decide what those of other rows mean. */
  note: (row: SourceRow) => void;
}

/** JavaScript engines keep a substring as a view of its source; this detaches it from the slice of the file. */
const detached = (text: string) => (text.length < 13 ? text : ` ${text}`.slice(1));

const getNames = ({ argument }: TransformRecord) => (argument ?? '').split('|').map((name) => name.trim());

const missingColumn = (name: string) =>
  createFileError(
    say`The mapping uses the column “${name}”, which isn’t in the file. Select another column or remove it from the mapping.`,
  );

const toIndex = (name: string, indexes: ReadonlyMap<string, number>) => {
  const index = indexes.get(name);
  if (index === undefined) throw missingColumn(name);
  return index;
};

const compileColumn = (
  { source, target, transforms }: ColumnMappingRecord,
  indexes: ReadonlyMap<string, number>,
  clean: CleanCell,
  crosses: Crosses,
  { isBlank, word }: Clearing,
): CellReader => {
  const constant = transforms.findLast(({ type }) => type === 'CONSTANT');
  if (constant) return { column: source, read: () => constant.argument ?? '', clears: () => false };
  const names = [source, ...transforms.filter(({ type }) => type === 'FIRST_OF').flatMap(getNames)];
  const sources = names.flatMap((name) => indexes.get(name) ?? []);
  if (!sources.length) throw missingColumn(source);
  const steps = transforms.flatMap((transform) => createTextStep(transform) ?? []);
  const unitNames = transforms.filter(({ type }) => type === 'UNIT_COLUMN').flatMap(getNames);
  const units = unitNames.map((name) => toIndex(name, indexes));
  const read = (cells: readonly string[]) => {
    let value: CellValue | ValueProblem = '';
    for (const index of sources) {
      if (word !== undefined && cells[index]?.trim() === word) return '';
      value = crosses.findProblem(cells[index] ?? '', index) ?? clean(cells[index] ?? '', target ?? '');
      if (value instanceof ValueProblem) return value;
      if (value !== '') break;
    }
    const changed = applySteps(detached(value), steps);
    const [unit] = units;
    return unit === undefined || changed instanceof ValueProblem
      ? changed
      : applyStep(changed, (text) => withUnit(text, cells[unit] ?? ''));
  };
  const clears = (cells: readonly string[]) => {
    if (!isBlank && !sources.some((index) => word !== undefined && cells[index]?.trim() === word)) return false;
    const value = read(cells);
    return !(value instanceof ValueProblem) && value.length === 0 && sources.every((index) => index < cells.length);
  };
  return { column: source, read, clears };
};

/**
 * Binds a mapping to the columns of a file once, so that each cell is read by index. `clean` prepares the text of each
 * cell. Throws INVALID for an unknown target or column, and for a transform without its required argument.
 */
export function compileMapping(
  mapping: readonly ColumnMappingRecord[],
  columns: readonly string[],
  clean: CleanCell,
  clearing: Clearing = { isBlank: false },
  dateFacts: DateFacts = { isMonthFirst: false, attributes: new Set(), pairs: () => [] },
): CompiledMapping {
  const indexes = new Map(columns.map((name, index) => [name, index]));
  const crosses = createCrosses(
    new Map(mapping.map(({ source, target }) => [indexes.get(source) ?? -1, target ?? ''])),
  );
  const dates = createDateOrder(dateFacts);
  const dated: [CellReader, NoteDates][] = [];
  const compile = (entry: ColumnMappingRecord): CellReader => {
    const reader = compileColumn(entry, indexes, clean, crosses, clearing);
    if (PAIR_LISTS.includes(entry.target ?? '')) dated.push([reader, dates.addPairs]);
    const step = dates.getStep(entry.target);
    if (!step) return reader;
    dated.push([reader, dates.addColumn(entry)]);
    const read = (cells: readonly string[]) => {
      const value = reader.read(cells);
      return value instanceof ValueProblem ? value : applyStep(value, step);
    };
    return { ...reader, read };
  };
  const byTarget = new Map<string, CellReader[]>();
  const scoped: ScopedReader[] = [];
  const altReaders = new Map<string, CellReader[]>();
  const channelPrices = new Map<string, ChannelPrices>();
  for (const entry of mapping) {
    const { source, target, locale, channel } = entry;
    if (target === null || source === ISSUES_COLUMN) continue;
    if (!isTarget(target)) {
      throw createFileError(
        say`The column “${source}” is mapped to “${target}”, which isn’t a field. Select a field from the list.`,
      );
    }
    if (channel !== undefined && locale === undefined && isPriceTarget(target)) {
      const key = `${target} ${channel}`;
      const { readers } = channelPrices.get(key) ?? { readers: [] };
      channelPrices.set(key, { target, channel, readers: [...readers, compile(entry)] });
      continue;
    }
    if (locale !== undefined || channel !== undefined) {
      if (target === IMAGE_ALTS && locale !== undefined && channel === undefined) {
        altReaders.set(locale, [...(altReaders.get(locale) ?? []), compile(entry)]);
        continue;
      }
      const attribute = valueCode(target);
      if (attribute === null) {
        throw createFileError(
          target === IMAGE_ALTS
            ? say`The column “${source}” has alt texts, which are the same in all channels. Map it without a channel.`
            : isPriceTarget(target)
              ? say`The column “${source}” has prices, which are the same in all languages. Map it without a language.`
              : say`The column “${source}” is mapped to “${target}”, which is the same in all languages and channels. Map it without a language and a channel.`,
        );
      }
      const reader = compile(entry);
      scoped.push({ attribute, target, ...withoutAbsent({ locale, channel }), reader });
      continue;
    }
    byTarget.set(target, [...(byTarget.get(target) ?? []), compile(entry)]);
  }
  return {
    targets: [...byTarget.keys()],
    channelPrices: [...channelPrices.values()],
    getReaders: (target) => byTarget.get(target) ?? [],
    namedReaders: (prefix) =>
      [...byTarget]
        .filter(([target]) => target.startsWith(prefix))
        .flatMap(([target, readers]) => readers.map((reader) => ({ name: target.slice(prefix.length), reader }))),
    scoped,
    altReaders,
    findUnclear: dates.findUnclear,
    getDateOrder: dates.getDateOrder,
    getStep: dates.getStep,
    note: (row) => {
      crosses.add(row);
      for (const [{ read }, add] of dated) {
        const value = read(row.cells);
        if (!(value instanceof ValueProblem)) add(value, row.number);
      }
    },
  };
}
