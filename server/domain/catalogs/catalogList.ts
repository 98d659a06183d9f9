import { compareNames } from '../locales/nameOrder';
import { DomainError, notFound } from '../../errors';
import type { CatalogRecord } from '../../records/catalogs';
import { say } from '../../records/sentence';
import type { CatalogListInput, CatalogSort, CatalogStatus } from '../../types.generated';
import type { DomainContext } from '../context';
import { type PageResult, pageOfRows, sortSign } from '../lists/paging';
import { foldQuery, foldText } from '#shared/foldText';

interface Row {
  catalog: CatalogRecord;
  productCount: number;
}

const LIFE: readonly CatalogStatus[] = ['DRAFT', 'ACTIVE', 'ARCHIVED'];

const COMPARE: Record<CatalogSort, (a: Row, b: Row) => number> = {
  NAME: (a, b) => compareNames(a.catalog.name, b.catalog.name),
  CODE: (a, b) => compareNames(a.catalog.code, b.catalog.code),
  STATUS: (a, b) => LIFE.indexOf(a.catalog.status) - LIFE.indexOf(b.catalog.status),
  PRODUCT_COUNT: (a, b) => a.productCount - b.productCount,
  UPDATED_AT: (a, b) => a.catalog.updatedAt.localeCompare(b.catalog.updatedAt),
};

const hasText = ({ name, code, description, tags }: CatalogRecord, text: string) =>
  [name, code, description, ...tags].some((value) => foldText(value).includes(text));

/**
 * Returns a page of the catalogs that match the input, sorted by name by default, with ties broken by ID. Throws
 * INVALID for a bad page.
 */
export async function listCatalogs(
  { store }: Pick<DomainContext, 'store'>,
  input?: CatalogListInput | null,
): Promise<PageResult & { catalogs: CatalogRecord[] }> {
  const text = foldQuery(input?.q);
  const found = await store.list(
    'catalogs',
    (catalog) =>
      (!input?.status || catalog.status === input.status) &&
      (typeof input?.isDemo !== 'boolean' || (catalog.isDemo ?? false) === input.isDemo) &&
      hasText(catalog, text),
  );
  const counted = await Promise.all(
    found.map(async (catalog) => ({ catalog, productCount: (await store.products.stats(catalog.id)).products })),
  );
  const compare = COMPARE[input?.sort ?? 'NAME'];
  const sign = sortSign(input);
  counted.sort((a, b) => sign * compare(a, b) || Number(a.catalog.id) - Number(b.catalog.id));
  const { rows, ...page } = pageOfRows(counted, input);
  return { catalogs: rows.map(({ catalog }) => catalog), ...page };
}

/** Returns the catalog. Throws NOT_FOUND. */
export async function getCatalog({ store }: Pick<DomainContext, 'store'>, id: string): Promise<CatalogRecord> {
  const catalog = await store.get('catalogs', id);
  if (!catalog) throw notFound('catalog', id);
  return catalog;
}

/**
 * Throws CONFLICT if the catalog is archived: its products and categories can't be changed, nor can it be published.
 */
export function assertOpen({ name, status }: Pick<CatalogRecord, 'name' | 'status'>): void {
  if (status === 'ARCHIVED')
    throw new DomainError('CONFLICT', say`The catalog “${name}” is archived. Restore it first.`);
}

/** Returns the catalog. Throws NOT_FOUND, or CONFLICT if it is archived. */
export async function getOpenCatalog(ctx: Pick<DomainContext, 'store'>, id: string): Promise<CatalogRecord> {
  const catalog = await getCatalog(ctx, id);
  assertOpen(catalog);
  return catalog;
}
