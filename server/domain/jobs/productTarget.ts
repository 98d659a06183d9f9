import { DomainError } from '../../errors';
import type { CatalogRecord } from '../../records/catalogs';
import type { ProductTargetRecord } from '../../records/jobs';
import type { ProductRecord } from '../../records/products';
import { say } from '../../records/sentence';
import type { ProductTargetInput } from '../../types.generated';
import type { DomainContext } from '../context';
import { assertNoFieldErrors } from '../errors';
import { toScanFilter } from '../products/filters/toScanFilter';
import { productsOfIds } from '../products/productList';

type Reads = Pick<DomainContext, 'store' | 'now'>;

/** Returns the target as jobs store it. */
export function readTarget({ ids, matching }: ProductTargetInput): ProductTargetRecord {
  if (ids) return { ids: [...new Set(ids)] };
  return { filter: matching.filter, excludeIds: [...new Set(matching.excludeIds)] };
}

/** Returns the ids of the catalog's products that currently match the target. */
export async function findTargetIds(
  ctx: Reads,
  catalog: CatalogRecord,
  target: ProductTargetRecord,
): Promise<string[]> {
  if ('ids' in target) {
    const ids = new Set(await ctx.store.products.ids(catalog.id, {}));
    return target.ids.filter((id) => ids.has(id));
  }
  const excluded = new Set(target.excludeIds);
  const filter = await toScanFilter(ctx, catalog, target.filter);
  return (await ctx.store.products.ids(catalog.id, filter)).filter((id) => !excluded.has(id));
}

/** Throws CONFLICT if there are not as many products as the user was shown, and INVALID if there are none. */
export function assertShown(count: number, expectedCount: number): void {
  if (count !== expectedCount) {
    throw new DomainError(
      'CONFLICT',
      say`The list has changed. Number of products expected: ${expectedCount}, found: ${count}. Review the list, then try again.`,
      { expectedCount: say`Now found: ${count}.` },
    );
  }
  if (count === 0) assertNoFieldErrors({ target: say`Select at least one product.` });
}

/** Does the same for the products that match the target. */
export async function assertCount(
  ctx: Reads,
  catalog: CatalogRecord,
  target: ProductTargetRecord,
  expectedCount: number,
): Promise<void> {
  assertShown((await findTargetIds(ctx, catalog, target)).length, expectedCount);
}

/** Reads the products with the ids a few at a time, sorted by SKU (by code units) like a scan. */
async function* readByIds(ctx: Reads, catalogId: string, ids: readonly string[]): AsyncGenerator<ProductRecord> {
  const skus: { id: string; sku: string }[] = [];
  for await (const product of productsOfIds(ctx, ids)) {
    if (product?.catalogId === catalogId) skus.push({ id: product.id, sku: product.sku });
  }
  skus.sort((a, b) => (a.sku < b.sku ? -1 : Number(a.sku > b.sku)));
  const sorted = skus.map(({ id }) => id);
  for await (const product of productsOfIds(ctx, sorted)) if (product) yield product;
}

/** Reads the products of the target one by one, sorted by SKU; those of the whole catalog without a target. */
export async function* scanTarget(
  ctx: Reads,
  catalog: CatalogRecord,
  target: ProductTargetRecord | undefined,
): AsyncGenerator<ProductRecord> {
  if (target && 'ids' in target) {
    yield* readByIds(ctx, catalog.id, target.ids);
    return;
  }
  const excluded = new Set(target?.excludeIds);
  const filter = await toScanFilter(ctx, catalog, target?.filter ?? {});
  for await (const product of ctx.store.products.scan(catalog.id, 'SKU', filter))
    if (!excluded.has(product.id)) yield product;
}
