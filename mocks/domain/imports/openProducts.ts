import type { ImportPlanRecord } from '../../records/imports';
import type { IssueRecord } from '../../records/validation';
import type { FileFormat } from '../../types.generated';
import { createAssembler } from './assembly';
import { assertCurrenciesKnown } from './currencyColumns';
import { countRows, groupRows } from './grouping';
import { LAYOUTS } from './layouts';
import { compileMapping, type CompiledMapping } from './mapping';
import { openTable } from './openTable';
import type { ProductPatch } from './patch';
import { refused } from './refusal';
import type { Breathe, ByteSource, SourceRow } from './source';

/** One product of a file. */
export interface SourceGroup {
  /** Its place among the file's products, from 0; the same each time that the file is read. */
  index: number;
  /** Its rows with their cells as the file has them. */
  rows: SourceRow[];
  /** Null where the rows do not say which product they are. */
  patch: ProductPatch | null;
  issues: IssueRecord[];
}

/** The products of a file, ready to be read. */
export interface OpenedProducts {
  format: FileFormat;
  columns: string[];
  /** Rows with data. */
  rowCount: number;
  /** Products, also those that cannot be read. */
  groupCount: number;
  /** All products in order, some at a time; each call reads the file again. */
  batches(): AsyncGenerator<SourceGroup[]>;
}

/** How to open a file. Currencies are ISO 4217 codes. */
export interface OpenOptions {
  /** Of amounts that name none. */
  currency: string;
  /** Those that the catalog has prices in; that one alone where they are not given. */
  currencies?: readonly string[];
  breathe: Breathe;
}

/** Products that are given at once, or fewer where they have more rows than that together. */
const BATCH_PRODUCTS = 50;
const BATCH_ROWS = 100;

const IDENTITIES = ['sku', 'externalReference', 'slug', 'name', 'parent', 'variantSku'];

const checkIdentity = (mapping: CompiledMapping) => {
  if (IDENTITIES.some((target) => mapping.readersOf(target).length)) return;
  throw refused('No column is mapped to the SKU or the name, so no product can be told from another. Map one of them.');
};

/**
 * Opens a file as products: reads it once to see which rows belong together, and once more with each call of `batches`.
 * Throws INVALID for a file that cannot be read and for a mapping that does not fit it; what is wrong with single cells comes as issues of their products.
 */
export const openProducts = async (
  source: ByteSource,
  plan: Pick<ImportPlanRecord, 'layout' | 'mapping'>,
  { currency, currencies = [currency], breathe }: OpenOptions,
): Promise<OpenedProducts> => {
  const table = await openTable(source, breathe);
  const layout = LAYOUTS[plan.layout];
  const mapping = compileMapping(plan.mapping, table.columns, layout.dialect.clean);
  checkIdentity(mapping);
  assertCurrenciesKnown(plan.mapping, table.columns);
  const { spread, assemble } = createAssembler(layout, table.columns, mapping, {
    currency,
    currencies: new Set(currencies),
  });
  const counts = await countRows(table, spread);

  async function* batches(): AsyncGenerator<SourceGroup[]> {
    let index = 0;
    let batch: SourceGroup[] = [];
    let rowCount = 0;
    for await (const { key, rows } of groupRows(table, spread, counts, breathe)) {
      batch.push({ index, rows, ...assemble(key, rows) });
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
    columns: table.columns,
    rowCount: counts.rowCount,
    groupCount: counts.byKey.size,
    batches,
  };
};
