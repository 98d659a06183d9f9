import type { RestoreSelectionRecord } from '#server/records/jobs';
import type { PublishedCatalogRecord, PublishedEntry } from '#server/records/publishedCatalogs';
import { createYielder } from '#server/yielder';
import type { DomainContext } from '../../context';
import { bySku } from '../../products/canonical';
import type { EntryDiff } from '../diffEntries';
import { getEntries } from '../publishedCatalogList';
import { workingCopy } from '../workingCopy';

/** Products processed between two time checks. */
const BATCH = 1000;

type Reads = Pick<DomainContext, 'store' | 'workingCopies'>;

/**
 * Returns the products that restoring a version changes, by SKU: `after` is the version's entry that the product with
 * `productId` gets, and null for an ACTIVE product that the version does not have, which becomes a draft. A product that
 * was deleted and re-created is found by its SKU.
 */
export async function getRestoreTargets(
  ctx: Reads,
  { id, catalogId }: Pick<PublishedCatalogRecord, 'id' | 'catalogId'>,
): Promise<EntryDiff[]> {
  const { products } = ctx.store;
  const entries = await getEntries(ctx, id);
  const active = new Map((await workingCopy(ctx, catalogId)).entries.map((entry) => [entry.productId, entry]));
  const found = new Set<string>();
  const targets: EntryDiff[] = [];
  const yieldIfDue = createYielder();
  let others: { stored: Set<string>; published: Set<string> } | undefined;
  const findOther = async ({ productId, sku }: PublishedEntry) => {
    await yieldIfDue();
    others ??= {
      stored: new Set(await products.ids(catalogId, {})),
      published: new Set(entries.map((entry) => entry.productId)),
    };
    if (others.stored.has(productId)) return productId;
    const holder = await products.bySku(catalogId, sku);
    return holder && !others.published.has(holder.id) && !found.has(holder.id) ? holder.id : productId;
  };
  for (const after of entries) {
    const productId = active.has(after.productId) ? after.productId : await findOther(after);
    found.add(productId);
    if (found.size % BATCH === 0) await yieldIfDue();
    const before = active.get(productId) ?? null;
    if (before?.hash !== after.hash) {
      targets.push({ kind: before ? 'CHANGED' : 'ADDED', sku: after.sku, productId, before, after });
    }
  }
  for (const [productId, before] of active) {
    if (!found.has(productId)) targets.push({ kind: 'REMOVED', sku: before.sku, productId, before, after: null });
  }
  return targets.sort(bySku);
}

/** Returns those of the products that are selected; all of them without a selection. */
export function selectTargets(targets: readonly EntryDiff[], selection: RestoreSelectionRecord | undefined) {
  if (!selection) return [...targets];
  const kinds = new Set(selection.kinds);
  const included = new Set(selection.includeIds);
  const excluded = new Set(selection.excludeIds);
  return targets.filter(
    ({ kind, productId }) => (kinds.has(kind) || included.has(productId)) && !excluded.has(productId),
  );
}

/** Returns what becomes of the product that the version has with the SKU; all products without one. */
export function targetsOfSku(targets: readonly EntryDiff[], sku: string | null | undefined): readonly EntryDiff[] {
  return sku ? targets.filter(({ after }) => after?.sku === sku) : targets;
}
