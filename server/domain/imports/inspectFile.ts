import type { NotAppliedRecord } from '../../records/imports';
import type { FileFormat, LayoutCode } from '../../types.generated';
import { LAYOUTS, rankLayouts, type LayoutScore } from './layouts';
import { distinct } from './formats/dialect';
import { openTable } from './formats/openTable';
import { headerKey } from '../../records/headerKey';
import type { CatalogLanguages } from './mapping/columnScopes';
import { createColumnAudit } from './mapping/columnAudit';
import { isDateTarget } from './mapping/dateOrder';
import { compileMapping } from './mapping/mapping';
import { createUnitAudit } from './mapping/missingUnits';
import { findLanguageColumn } from './mapping/languageColumn';
import { createCodeCounter, createRowChannels, type LanguageCode } from './mapping/rowLanguages';
import type { MappingSuggestion } from './mapping/suggest/columnFields';
import { suggestColumns } from './mapping/suggest/suggestMapping';
import { PAIR_LISTS, PRICE_LISTS, VALUE_LISTS } from './mapping/targets';
import { canBeUnclear } from './mapping/unclearDates';
import { createValueScopes } from './mapping/valueScopes';
import type { YieldIfDue, ByteSource } from './formats/source';

/** The result of inspecting a file. */
export interface FileFacts {
  format: FileFormat;
  encoding: string;
  delimiter: string | null;
  /** Number of rows with data. */
  rowCount: number;
  /**
   * Each with up to three distinct non-blank values, truncated if long, and the channels that it names if it has the
   * channel of each row.
   */
  columns: { name: string; samples: string[]; channels: string[] }[];
  /** The best match, or the requested layout. */
  layout: LayoutScore;
  /** All layouts, best match first. */
  layouts: LayoutScore[];
  /** The mapping suggested by the layout, one entry per column. */
  mapping: MappingSuggestion[];
  /** The columns that this mapping does not apply. */
  notApplied: NotAppliedRecord[];
  /** The codes in the layout's column with the language of each row; empty without such a column. */
  languageCodes: LanguageCode[];
  /** The languages of the texts in columns that list texts of several languages. */
  locales: string[];
  /**
   * The channels of these texts and of listed prices, those in the layout's column with the channel of each row if it
   * has several, and those that its rows have other prices for.
   */
  channels: string[];
}

const SAMPLES = 3;
const SAMPLE_LENGTH = 200;

/** Rows read to check the suggested mapping, and the characters of each cell. */
const CHECKED_ROWS = 200;
const CHECKED_LENGTH = 2000;

const getSample = (cell: string) => {
  const text = cell.trim();
  return text.length > SAMPLE_LENGTH ? `${text.slice(0, SAMPLE_LENGTH - 1)}…` : text;
};

/**
 * Reads the whole file and returns its format, encoding, columns with samples, matching layouts and the mapping
 * suggested by the best one or by the requested `layout`, with languages if those of the `catalog` are given.
 * `dateAttributes` are the codes of attributes that are dates. Throws INVALID for an unreadable file.
 */
export async function inspectFile(
  source: ByteSource,
  {
    layout: asked,
    catalog = null,
    dateAttributes = new Set(),
    yieldIfDue,
  }: {
    layout: LayoutCode | null;
    catalog?: CatalogLanguages | null;
    dateAttributes?: ReadonlySet<string>;
    yieldIfDue: YieldIfDue;
  },
): Promise<FileFacts> {
  const table = await openTable(source, yieldIfDue);
  const layouts = rankLayouts(table.columns);
  const layout = layouts.find(({ code }) => code === asked) ?? layouts[0];
  if (!layout) throw new Error('Layout not found.');
  const { targets, findPriceChannels } = LAYOUTS[layout.code];
  const columnOf = (target: string) => table.columns.findIndex((column) => targets[headerKey(column)] === target);
  const languageColumn = findLanguageColumn(LAYOUTS[layout.code], table.columns);
  const codes = createCodeCounter();
  const valueColumns = VALUE_LISTS.map(columnOf).filter((index) => index >= 0);
  const priceColumns = PRICE_LISTS.map(columnOf).filter((index) => index >= 0);
  const valueScopes = createValueScopes();
  const channelColumn = columnOf('channel');
  const rowChannels = table.columns.map(createRowChannels);
  // Columns that can still have channels; most have other values after a few rows.
  let channelColumns = rowChannels.map((names, index) => ({ names, index }));
  const priceChannels = findPriceChannels?.(table.columns);
  const audit = createColumnAudit(LAYOUTS[layout.code], table.columns);
  const units = createUnitAudit(layout.code, table.columns);
  const samples = table.columns.map(() => new Set<string>());
  // Columns that still need samples; most have enough after a few rows.
  let wanting = samples.map((found, index) => ({ found, index }));
  // Columns without a date whose order others must tell.
  let settled = samples.map((_, index) => index);
  const checked: string[][] = [];
  let rowCount = 0;
  for await (const rows of table.rows()) {
    rowCount += rows.length;
    rows.forEach(audit.add);
    rows.forEach(units.add);
    for (const { cells } of languageColumn < 0 ? [] : rows) codes.add(cells[languageColumn] ?? '');
    for (const row of priceChannels ? rows : []) priceChannels?.add(row);
    channelColumns = channelColumns.filter(({ names, index }) =>
      rows.every(({ cells }) => names.add(cells[index] ?? '')),
    );
    for (const column of priceColumns) for (const { cells } of rows) valueScopes.addPrices(cells[column] ?? '');
    for (const column of valueColumns) for (const { cells } of rows) valueScopes.add(cells[column] ?? '');
    for (const { cells } of rows.slice(0, CHECKED_ROWS - checked.length)) {
      checked.push(cells.map((cell) => cell.slice(0, CHECKED_LENGTH).trim()));
    }
    settled = settled.filter((index) => !rows.some(({ cells }) => canBeUnclear(cells[index] ?? '')));
    for (const { cells } of wanting.length ? rows : []) {
      for (const { found, index } of wanting) {
        const sample = getSample(cells[index] ?? '');
        if (sample) found.add(sample);
      }
      wanting = wanting.filter(({ found }) => found.size < SAMPLES);
    }
  }
  const values = samples.map((found) => [...found]);
  const languageCodes = codes.codes();
  const channels = rowChannels.map((names) => names.channels());
  const mapping = suggestColumns(
    LAYOUTS[layout.code],
    table.columns,
    { rows: checked, values },
    catalog && { catalog, codes: languageCodes },
  );
  const dated = mapping.filter(
    ({ target }) => isDateTarget(target, dateAttributes) || PAIR_LISTS.includes(target ?? ''),
  );
  const { clean, isMonthFirst, pairs } = LAYOUTS[layout.code].dialect;
  const dates = compileMapping(dated, table.columns, clean, undefined, {
    isMonthFirst,
    attributes: dateAttributes,
    pairs,
  });
  const open = new Set(table.columns.filter((_, index) => !settled.includes(index)));
  // Which columns have dates is known only now, and few files have dates that others must tell.
  if (dated.some(({ source, target }) => open.has(source) && isDateTarget(target, dateAttributes))) {
    for await (const rows of table.rows()) rows.forEach(dates.note);
  }
  return {
    format: table.format,
    encoding: table.encoding,
    delimiter: table.delimiter,
    rowCount,
    columns: table.columns.map((name, index) => ({
      name,
      samples: values[index] ?? [],
      channels: channels[index] ?? [],
    })),
    layout,
    layouts,
    mapping,
    notApplied: [...audit.find(mapping), ...units.find(mapping), ...dates.findUnclear()],
    languageCodes,
    locales: valueScopes.locales(),
    channels: distinct([
      ...valueScopes.channels(),
      ...(channels[channelColumn] ?? []),
      ...(priceChannels?.channels() ?? []),
    ]),
  };
}
