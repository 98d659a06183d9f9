import { categoryId, type CategoryRecord } from '../../records/categories';
import type { ChannelRuleRecord } from '../../records/channelRules';
import type { JobInput } from '../../records/jobs';
import { getSkus } from '../../records/productFacts';
import { getModelId } from '../../records/productModels';
import type { ProductRecord } from '../../records/products';
import { say } from '../../records/sentence';
import type { Change } from '../../records/tables';
import { removeContent, SLICE } from '../catalogs/removeDeleted';
import { createCatalogView, type CatalogView } from '../jobs/catalogView';
import { readTargets, storeTargets } from '../jobs/parts';
import type { JobWork, SliceResult, WorkRun } from '../jobs/work';
import { productRecord } from '../products/productRecord';
import { loadDefinedRules } from '../validation/definedRules';

type Clone = Extract<JobInput, { kind: 'clone' }>;

const NO_SKUS: ReadonlySet<string> = new Set();

/** How many products are read together. */
const READ = 64;

/** Whether the copies already have one of the product's keys, which no two products of a catalog share. */
const hasKeys = async (copies: CatalogView, product: ProductRecord): Promise<boolean> => {
  const { externalReference, variants } = product;
  if ((await copies.takenSkus(getSkus(product), '')).size > 0) return true;
  if (externalReference !== null && (await copies.byReference(externalReference))) return true;
  for (const { externalReference: reference } of variants) {
    if (reference != null && (await copies.byVariantReference(reference))) return true;
  }
  return false;
};

/** Returns the ids of the copies of the products in the catalog, which are found by their SKUs. */
const findCopies = async ({ store }: WorkRun['ctx'], ids: readonly string[], catalogId: string): Promise<string[]> => {
  const copies: string[] = [];
  for (const product of await store.getMany('products', [...ids])) {
    const copy = product && (await store.products.bySku(catalogId, product.sku));
    if (copy) copies.push(copy.id);
  }
  return copies;
};

/** Returns the rule for the copies in the catalog. */
const copyRule = async <Rule extends { excludedIds?: string[]; includedIds?: string[] }>(
  ctx: WorkRun['ctx'],
  rule: Rule,
  catalogId: string,
): Promise<Rule> => {
  const copied = { ...rule };
  for (const field of ['includedIds', 'excludedIds'] as const) {
    const ids = await findCopies(ctx, rule[field] ?? [], catalogId);
    if (ids.length > 0) copied[field] = ids;
    else delete copied[field];
  }
  return copied;
};

/** Returns the rules of the channels for the copies; undefined without any. */
const copyChannelRules = async (
  ctx: WorkRun['ctx'],
  { sourceId, catalog }: Clone,
): Promise<ChannelRuleRecord[] | undefined> => {
  const { channelRules } = (await ctx.store.get('catalogs', sourceId)) ?? {};
  return channelRules && Promise.all(channelRules.map((rule) => copyRule(ctx, rule, catalog.id)));
};

/** Returns the changes that copy the categories with their rules, and the product models of the catalog. */
const copyRest = async (ctx: WorkRun['ctx'], { sourceId, catalog: { id } }: Clone): Promise<Change[]> => {
  const { store } = ctx;
  const categories = await store.list('categories', ({ catalogId }) => catalogId === sourceId);
  const copied: CategoryRecord[] = [];
  for (const { rule, ...category } of categories) {
    const own = { ...category, id: categoryId(id, category.path), catalogId: id };
    copied.push({ ...own, ...(rule && { rule: await copyRule(ctx, rule, id) }) });
  }
  const models = await store.list('productModels', (model) => model.id === getModelId(sourceId, model.code));
  return [
    ...copied.map((put): Change => ({ table: 'categories', put })),
    ...models.map(({ code, parent, cells }): Change => ({
      table: 'productModels',
      put: { code, parent, cells, id: getModelId(id, code), catalogId: id, jobId: null },
    })),
  ];
};

/**
 * Copies the products of a catalog, each as it is when it is copied, then its categories and product models, and last
 * the catalog itself, so that no one finds the copies before. Fails if one of them would have a key of another because
 * the catalog was changed. What an earlier attempt has left is removed first.
 */
export async function* cloneWork(run: WorkRun, input: Clone): JobWork {
  const { ctx, job } = run;
  const { store } = ctx;
  const { sourceId, catalog } = input;
  const copies = createCatalogView(store, catalog.id);
  const known = await readTargets(store, job);
  const left = known ? undefined : await store.get('deletedCatalogs', catalog.id);
  if (left) {
    const rest: Change[] = [
      ...(await removeContent(store, catalog.id)),
      { table: 'deletedCatalogs', remove: catalog.id },
    ];
    for (let at = 0; at < rest.length; at += SLICE) {
      const changes = rest.slice(at, at + SLICE);
      yield async () => ({ step: 'copy', progress: { processed: 0, total: 0 }, checkpoint: null, changes });
    }
  }
  const targets = known ?? (await store.products.ids(sourceId, {})).map((productId) => ({ productId }));
  let done = (known && job.checkpoint?.position) ?? 0;
  const place = (): SliceResult => ({
    step: 'copy',
    progress: { processed: done, total: targets.length },
    checkpoint: { step: 'copy', position: done, state: null },
  });
  const failed = (failure: SliceResult['failure'] & {}): SliceResult => ({ ...place(), checkpoint: null, failure });
  if (!known) yield async () => ({ ...place(), ...storeTargets(job.id, targets) });

  let read: (ProductRecord | undefined)[] = [];
  while (done < targets.length) {
    yield async (hasTime) => {
      const rules = await loadDefinedRules(store);
      const changes: Change[] = [];
      do {
        if (!read.length) {
          const ids = targets.slice(done, done + READ).map(({ productId }) => productId);
          read = await store.getMany('products', ids);
        }
        const product = read.shift();
        done++;
        if (product?.catalogId !== sourceId) continue;
        if (await hasKeys(copies, product)) {
          return failed(
            say`“${job.catalogName}” couldn’t be created, because the catalog was changed while it was copied. Try again.`,
          );
        }
        const put = productRecord({
          content: product,
          id: await store.nextId('products'),
          catalog,
          previous: null,
          takenSkus: NO_SKUS,
          isSlugTaken: (await store.products.idsBySlug(sourceId, product.slug)).length > 1,
          rules,
          now: catalog.createdAt,
          user: catalog.createdBy,
          job: job.id,
        });
        copies.put(put);
        changes.push({ table: 'products', put });
      } while (done < targets.length && (await hasTime()));
      return { ...place(), changes, counts: { created: changes.length } };
    };
    copies.clear();
  }

  const rest = await copyRest(ctx, input);
  for (let at = 0; at < rest.length; at += SLICE) {
    yield async () => ({ ...place(), changes: rest.slice(at, at + SLICE) });
  }
  yield async () => {
    if ((await store.list('catalogs', ({ code }) => code === catalog.code)).length > 0) {
      return failed(say`The code “${catalog.code}” is now used by another catalog. Clone the catalog again.`);
    }
    const { products } = await store.products.stats(catalog.id);
    const channelRules = await copyChannelRules(ctx, input);
    const put = { ...catalog, contentRevision: products > 0 ? 1 : 0, ...(channelRules && { channelRules }) };
    return { ...place(), changes: [{ table: 'catalogs', put }], isLast: true };
  };
}
