import { attributeCode } from '../../records/attributeCode';
import { getModes, type ImportPlanRecord, type NotAppliedRecord } from '../../records/imports';
import { say } from '../../records/sentence';
import type { IssueRecord } from '../../records/validation';
import type { FileFormat } from '../../types.generated';
import { LIMITS, type Limits } from '../limits';
import { UTC } from '../../records/timeZone';
import { createAssembler } from './rows/assembly';
import { createColumnAudit } from './mapping/columnAudit';
import type { DatePartOrder } from './mapping/dateOrder';
import { assertCurrenciesKnown } from './mapping/currencyColumns';
import { createDecimalFinder } from './rows/decimalComma';
import { countRows, groupRows } from './rows/grouping';
import { LAYOUTS } from './layouts';
import type { FindParent, Group } from './layout';
import type { CatalogLanguages } from './mapping/columnScopes';
import { createUnitAudit } from './mapping/missingUnits';
import { createUnsaidColumns } from './mapping/unsaidColumns';
import { compileMapping, type CleanCell, type CompiledMapping } from './mapping/mapping';
import { getTargetAttribute } from './mapping/targets';
import { fromPercent } from './formats/workbooks/numberFormats';
import { openTable } from './formats/openTable';
import type { ProductPatch } from './rows/patch';
import { createFileError } from './errors';
import type { ChangedKey } from './cells/changedKey';
import type { YieldIfDue, ByteSource, SourceRow, SourceTable } from './formats/source';

/** One product of a file. */
export interface SourceGroup extends Pick<Group, 'models' | 'isPartial'> {
  /** Its position among the file's products, from 0; the same each time the file is read. */
  index: number;
  /** Its rows, with the original cells of the file. */
  rows: SourceRow[];
  /** Null if the rows do not identify a product. */
  patch: ProductPatch | null;
  /** What the rows ask for instead of an import of their data; absent for that. */
  action?: 'DELETE' | 'IGNORE';
  /** Whether the rows only create or only update the product; absent for both. */
  write?: 'CREATE_ONLY' | 'UPDATE_ONLY';
  /** What identifies the product of rows that are ignored; absent if nothing does, and for others. */
  ignored?: ProductPatch;
  /** The SKUs and references that the catalog only has in another form; absent if there are none. */
  changedKeys?: readonly ChangedKey[];
  issues: IssueRecord[];
}

/** The products of an opened file. */
export interface OpenedProducts {
  format: FileFormat;
  columns: string[];
  /** The columns that the mapping does not apply. */
  notApplied: NotAppliedRecord[];
  /** The order of day and month in dates that can have either; null if there are none, or if nothing tells. */
  dateOrder: DatePartOrder | null;
  /** The columns in which a value leaves its currency, the host of its URL, or its time zone to the catalog. */
  unsaidColumns: ReadonlySet<string>;
  /** Number of rows with data. */
  rowCount: number;
  /** Number of products, including unreadable ones. */
  groupCount: number;
  /** All products in order, in batches; each call reads the file again. */
  batches: () => AsyncGenerator<SourceGroup[]>;
  /** Reads another file of the layout that has one product. Columns that the opened file lacks are ignored. */
  readProduct: (other: ByteSource) => Promise<ProductPatch | null>;
}

/** Options for opening a file. Currencies are ISO 4217 codes. */
export interface OpenOptions {
  /** The currency of amounts without one. */
  currency: string;
  /** The currencies of the catalog's prices; by default only `currency`. */
  currencies?: readonly string[];
  /** The currency that each channel prefers; by default, channels have no other one. */
  channelCurrencies?: ReadonlyMap<string, string>;
  /** The languages and channels of the catalog; by default, texts can be for any. */
  languages?: CatalogLanguages;
  /** Finds parents that have no row in the file; by default, there are none. */
  findParent?: FindParent;
  /** How large products can be. */
  limits?: Pick<Limits, 'variants' | 'images'>;
  /** The zone of dates and times without one; by default, UTC. */
  timeZone?: string | undefined;
  /** The codes of the attributes that are dates; by default, there are none. */
  dateAttributes?: ReadonlySet<string>;
  /** The codes of the attributes that are numbers; by default, there are none. */
  numberAttributes?: ReadonlySet<string>;
  /** How many rows of the file are read; by default, all. */
  maxRows?: number;
  yieldIfDue: YieldIfDue;
}

/** The first rows of a table. */
const getFirstRows = (table: SourceTable, most: number): SourceTable => ({
  ...table,
  rows: async function* () {
    let left = most;
    for await (const rows of table.rows()) {
      yield rows.slice(0, left);
      left -= rows.length;
      if (left <= 0) return;
    }
  },
});

/** Cells of attributes that are numbers have the number of a percentage. */
const withNumbers =
  (clean: CleanCell, attributes: ReadonlySet<string>): CleanCell =>
  (cell, target) => {
    const text = clean(cell, target);
    return text.endsWith('%') && attributes.has(attributeCode(getTargetAttribute(target) ?? ''))
      ? fromPercent(text)
      : text;
  };

/** Products per batch. A batch ends earlier once it has `BATCH_ROWS` rows. */
const BATCH_PRODUCTS = 200;
const BATCH_ROWS = 500;

const IDENTITIES = ['sku', 'externalReference', 'slug', 'name', 'parent', 'variantSku'];

const checkIdentity = (mapping: CompiledMapping) => {
  if (IDENTITIES.some((target) => mapping.getReaders(target).length)) return;
  throw createFileError(say`No column is mapped to the SKU or name, so products can’t be identified. Map one of them.`);
};

/**
 * Opens a file as products: reads it once to group its rows, and again for each call of `batches`. Throws INVALID for
 * an unreadable file and for a mapping that does not match it. Problems in single cells are reported as issues of their
 * products.
 */
export async function openProducts(
  source: ByteSource,
  plan: Pick<ImportPlanRecord, 'layout' | 'mapping' | 'emptyCells'>,
  {
    currency,
    currencies = [currency],
    channelCurrencies,
    languages,
    findParent = async () => undefined,
    limits = LIMITS,
    timeZone = UTC,
    dateAttributes = new Set(),
    numberAttributes = new Set(),
    maxRows,
    yieldIfDue,
  }: OpenOptions,
): Promise<OpenedProducts> {
  const whole = await openTable(source, yieldIfDue);
  const table = maxRows === undefined ? whole : getFirstRows(whole, maxRows);
  const layout = LAYOUTS[plan.layout];
  const { clean, clearWord, isMonthFirst, pairs } = layout.dialect;
  const mapping = compileMapping(
    plan.mapping,
    table.columns,
    numberAttributes.size ? withNumbers(clean, numberAttributes) : clean,
    { isBlank: getModes(plan).emptyCells === 'CLEAR', word: clearWord },
    { isMonthFirst, attributes: dateAttributes, pairs },
  );
  checkIdentity(mapping);
  assertCurrenciesKnown(plan.mapping, table.columns);
  const decimal = createDecimalFinder(mapping);
  const { spread, assemble } = createAssembler(layout, table.columns, mapping, {
    currency,
    currencies: new Set(currencies),
    channelCurrencies,
    languages: languages ?? null,
    decimal: decimal.find,
    limits,
    yieldIfDue,
    timeZone,
  });
  const audit = createColumnAudit(layout, table.columns);
  const unsaid = createUnsaidColumns(mapping, currency);
  const units = createUnitAudit(plan.layout, table.columns, plan.mapping);
  const counts = await countRows(table, spread, findParent, (row) => {
    mapping.note(row);
    decimal.add(row);
    audit.add(row);
    units.add(row);
    unsaid.add(row);
  });

  async function* batches(): AsyncGenerator<SourceGroup[]> {
    let index = 0;
    let batch: SourceGroup[] = [];
    let rowCount = 0;
    for await (const { key, rows } of groupRows(table, spread, counts, yieldIfDue)) {
      batch.push({ index, rows, ...(await assemble(key, rows)) });
      index += 1;
      rowCount += rows.length;
      if (batch.length < BATCH_PRODUCTS && rowCount < BATCH_ROWS) continue;
      yield batch;
      batch = [];
      rowCount = 0;
    }
    if (batch.length) yield batch;
  }
  return {
    format: table.format,
    notApplied: [...audit.find(plan.mapping), ...units.find(plan.mapping), ...mapping.findUnclear()],
    dateOrder: mapping.getDateOrder(),
    unsaidColumns: unsaid.found,
    columns: table.columns,
    rowCount: counts.rowCount,
    groupCount: counts.byKey.size,
    batches,
    readProduct: async (other) => {
      const { columns, rows } = await openTable(other, yieldIfDue);
      const indexes = table.columns.map((column) => columns.indexOf(column));
      const own: SourceRow[] = [];
      for await (const batch of rows()) {
        for (const { number, cells } of batch) own.push({ number, cells: indexes.map((index) => cells[index] ?? '') });
      }
      const [first] = own;
      return first ? (await assemble(spread.keys()(first), own)).patch : null;
    },
  };
}
