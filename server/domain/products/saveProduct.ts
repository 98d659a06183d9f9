import { DomainError } from '../../errors';
import type { CatalogRecord } from '../../records/catalogs';
import type { ProductRecord } from '../../records/products';
import { getSkus } from '../../records/productFacts';
import { listSentences, say, type Sentence } from '../../records/sentence';
import type { FindBySku } from '../associations/partCycle';
import { findUnknownSkus } from '../associations/unknownSkus';
import { loadProductRules } from './rules/productRules';
import { loadDefinedRules } from '../validation/definedRules';
import { getAuthorName } from '../author';
import { withContentChange } from '../catalogs/catalogEdits';
import { assertOpen } from '../catalogs/catalogList';
import type { DomainContext } from '../context';
import type { Commit } from '../withLock';
import type { ContentDraft } from './contentDraft';
import { productRecord } from './productRecord';
import { findProductExcess } from './productSize';

type Writes = Pick<DomainContext, 'store' | 'now' | 'user' | 'limits'>;

const NO_SKUS: ReadonlySet<string> = new Set();

/** Throws LIMIT if the catalog has reached its maximum number of products. */
const assertRoom = async ({ store, limits }: Writes, { id, name }: CatalogRecord) => {
  const { products } = await store.products.stats(id);
  if (products < limits.products) return;
  throw new DomainError(
    'LIMIT',
    say`The catalog “${name}” has reached its limit of ${{ grouped: products }} products. Delete products you don’t need, or use another catalog.`,
  );
};

/** Throws INVALID if the product has more variants or images than it can have. */
const assertSize = ({ limits }: Writes, content: ContentDraft) => {
  const excess = findProductExcess(content, limits);
  if (!excess) return;
  const message = say`${excess.message} ${excess.suggestedFix}`;
  throw new DomainError('INVALID', message, { [excess.field]: message });
};

/** Returns the SKUs that no other product can have, because the stored product has them alone. */
const getOwnSkus = (stored: ProductRecord | null): ReadonlySet<string> =>
  !stored || stored.issues.some(({ category }) => category === 'UNIQUE') ? NO_SKUS : new Set(getSkus(stored));

/** Throws CONFLICT, with a message for each field, if another product of the catalog uses one of the SKUs. */
const assertSkusFree = async (
  { store }: Writes,
  catalogId: string,
  draft: ContentDraft,
  previous: ProductRecord | null,
) => {
  const messages = new Map<string, Sentence>();
  const own = getOwnSkus(previous);
  for (const sku of getSkus(draft)) {
    const holder = own.has(sku) ? undefined : await store.products.bySku(catalogId, sku);
    if (holder && holder.id !== previous?.id)
      messages.set(sku, say`The SKU ${sku} is already used by "${holder.name || holder.sku}".`);
  }
  if (!messages.size) return;
  const places: [string, string][] = [
    ['sku', draft.sku],
    ...draft.variants.map(({ sku }, index): [string, string] => [`variants[${index}].sku`, sku]),
  ];
  const fields = places.flatMap(([field, sku]) => (messages.has(sku) ? [[field, messages.get(sku)!] as const] : []));
  throw new DomainError(
    'CONFLICT',
    say`${listSentences([...messages.values()])} Enter a different SKU.`,
    Object.fromEntries(fields),
  );
};

/** Returns a function that finds the product of a SKU. */
export function createSkuFinder({ store }: Pick<DomainContext, 'store'>, catalogId: string): FindBySku {
  return (sku) => store.products.bySku(catalogId, sku);
}

/** Whether another product of the catalog has the same slug. */
export async function isSlugTaken(
  { store }: Pick<DomainContext, 'store'>,
  catalogId: string,
  slug: string,
  productId: string | null,
): Promise<boolean> {
  return (await store.products.idsBySlug(catalogId, slug)).some((id) => id !== productId);
}

/**
 * Stores the content as a new product or as a replacement of `previous`, and updates the catalog, in one commit. Must
 * be called while holding the catalog's lock. Throws CONFLICT if the catalog is archived, and with `fields` if another
 * product uses one of the SKUs, INVALID with `fields` for too many variants or images, and LIMIT for a new product in a
 * full catalog.
 */
export async function saveProduct(
  ctx: Writes,
  commit: Commit,
  { catalog, content, previous }: { catalog: CatalogRecord; content: ContentDraft; previous: ProductRecord | null },
): Promise<ProductRecord> {
  assertOpen(catalog);
  assertSize(ctx, content);
  if (!previous) await assertRoom(ctx, catalog);
  await assertSkusFree(ctx, catalog.id, content, previous);
  const id = previous?.id ?? (await ctx.store.nextId('products'));
  const now = ctx.now().toISOString();
  const rules = await loadDefinedRules(ctx.store);
  const product = productRecord({
    content,
    id,
    catalog,
    previous,
    takenSkus: NO_SKUS,
    isSlugTaken: await isSlugTaken(ctx, catalog.id, content.slug, id),
    unknownSkus: await findUnknownSkus(content, {
      store: ctx.store,
      catalogId: catalog.id,
      find: createSkuFinder(ctx, catalog.id),
      getReferences: rules?.getReferences,
    }),
    takenValues: await rules?.unique.findTaken(content, async (reading, key) =>
      (await ctx.store.products.idsByKey(catalog.id, reading, key)).some((other) => other !== id),
    ),
    rules,
    productRules: await loadProductRules(ctx, catalog),
    now,
    user: getAuthorName(ctx),
    job: null,
  });
  await commit([
    { table: 'products', put: product },
    { table: 'catalogs', put: withContentChange(catalog, now) },
  ]);
  return product;
}
