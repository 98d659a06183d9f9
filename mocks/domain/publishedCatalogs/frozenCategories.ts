import { getCategoryDetails, hasCategoryDetails, type DetailedCategory } from '../../records/categories';
import type { PublishedCatalogRecord } from '../../records/publishedCatalogs';
import type { DomainContext } from '../context';
import type { FrozenVersion } from '../workingCopies';

type Reads = Pick<DomainContext, 'store'>;

/** Returns the details of those of the catalog's categories that have any and whose path is one of these, by path. */
export async function freezeCategories(
  { store }: Reads,
  catalogId: string,
  paths: ReadonlySet<string>,
): Promise<DetailedCategory[]> {
  const records = await store.list(
    'categories',
    (record) => record.catalogId === catalogId && hasCategoryDetails(record) && paths.has(record.path),
  );
  return records
    .map((record) => ({ path: record.path, ...getCategoryDetails(record) }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Returns the details of categories that a version has; none for a version from before it could have them. */
export async function getFrozenCategories({ store }: Reads, id: string): Promise<readonly DetailedCategory[]> {
  return (await store.get('publishedEntries', id))?.categories ?? [];
}

/** Returns the details of categories and the sales channels that a version has. */
export async function getFrozenSettings(
  { store }: Reads,
  id: string,
): Promise<Pick<FrozenVersion, 'categories' | 'channels'>> {
  const { categories = [], channels = [] } = (await store.get('publishedEntries', id)) ?? {};
  return { categories, channels };
}

/** Returns the number of categories whose details differ. */
export function countCategoryChanges(before: readonly DetailedCategory[], after: readonly DetailedCategory[]): number {
  const texts = new Map(before.map((category) => [category.path, JSON.stringify(category)]));
  const same = after.filter((category) => texts.get(category.path) === JSON.stringify(category)).length;
  return new Set([...before, ...after].map(({ path }) => path)).size - same;
}

/** Whether the version has the same products and the same details of categories as the other one. */
export async function isSameVersion(
  ctx: Reads,
  version: PublishedCatalogRecord | null,
  other: { checksum: string; categories: readonly DetailedCategory[] },
): Promise<boolean> {
  return (
    version?.checksum === other.checksum &&
    countCategoryChanges(await getFrozenCategories(ctx, version.id), other.categories) === 0
  );
}
