import type { CatalogRecord } from '../../records/catalogs';
import type { ProductRecord } from '../../records/products';
import type { Change } from '../../records/tables';
import { createYielder } from '../../yielder';
import { withLease } from '../../db/leases';
import type { DomainContext } from '../context';
import { getFamilies } from '../definitions/storedFamilies';
import { getCellsTag, parseCells } from '../validation/completenessCells';
import { getSelling, loadDefinedRules } from '../validation/definedRules';
import { measureProduct } from '../validation/figures/measureProduct';
import { catalogLock, withLock } from '../withLock';

/** Products per commit: about as many as the index packs at a time. */
const SLICE = 256;

type Writes = Pick<DomainContext, 'store' | 'locks' | 'leases'>;

/** The catalogs of each back end that are being measured. */
const running = new WeakMap<Writes['locks'], Map<string, Promise<void>>>();

/** Returns the tags under which the products of the catalog are measured now. */
export async function getCurrentTags(
  { store }: Pick<DomainContext, 'store'>,
  catalog: CatalogRecord,
): Promise<ReadonlySet<string>> {
  const rules = await loadDefinedRules(store);
  const inUse = await store.products.families(catalog.id);
  const families = [undefined, ...inUse.keys(), ...(await getFamilies(store)).map(({ code }) => code)];
  return new Set(
    families.map((family) => getCellsTag(catalog, family, rules?.getRequirements(family, catalog.channels))),
  );
}

/** Measures the products with the ids again, and writes those whose figures have changed. Their revisions stay. */
const measureSlice = (ctx: Writes, catalogId: string, ids: readonly string[]) =>
  withLock(ctx, catalogLock(catalogId), async (commit) => {
    const { store } = ctx;
    const catalog = await store.get('catalogs', catalogId);
    if (!catalog) return;
    const rules = await loadDefinedRules(store);
    const selling = getSelling(rules, catalog);
    const yieldIfDue = createYielder();
    const changes: Change[] = [];
    for (const product of await store.getMany('products', ids)) {
      if (product?.catalogId !== catalogId) continue;
      const requirements = rules?.getRequirements(product.family, catalog.channels);
      const put: ProductRecord = { ...product, ...measureProduct(product, catalog, requirements, { selling }) };
      changes.push({ table: 'products', put });
      await yieldIfDue();
    }
    await commit(changes);
  });

const measureOutdated = async (ctx: Writes, catalogId: string) => {
  const catalog = await ctx.store.get('catalogs', catalogId);
  if (!catalog) return;
  const tags = await getCurrentTags(ctx, catalog);
  const ids = await ctx.store.products.ids(catalogId, { matchesCells: (text) => !tags.has(parseCells(text).tag) });
  const yieldIfDue = createYielder();
  for (let at = 0; at < ids.length; at += SLICE) {
    await measureSlice(ctx, catalogId, ids.slice(at, at + SLICE));
    await yieldIfDue();
  }
};

/**
 * Measures the completeness and the quality of the catalog's products whose figures are outdated, in the background and
 * in small commits, unless another process does. Which ones are outdated is known from the index, so what is
 * interrupted continues at the next call.
 */
export function remeasure(ctx: Writes, catalogId: string): Promise<void> {
  const own = running.get(ctx.locks) ?? new Map<string, Promise<void>>();
  running.set(ctx.locks, own);
  const known = own.get(catalogId);
  if (known) return known;
  const work = withLease(ctx.leases, `measure:${catalogId}`, () => measureOutdated(ctx, catalogId))
    .then(() => undefined)
    // The store was closed, or its write failed; the next call tries again.
    .catch(() => undefined)
    .finally(() => own.delete(catalogId));
  own.set(catalogId, work);
  return work;
}
