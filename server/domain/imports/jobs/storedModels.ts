import type { Store } from '#server/db/store';
import { getModelId, type ProductModel, type ProductModelRecord } from '#server/records/productModels';
import type { Change } from '#server/records/tables';
import type { WorkRun } from '../../jobs/work';
import type { FindParent } from '../layout';

/** Returns the function that finds parents of rows among the products and models of the catalog. */
export function createParentFinder({ get, products }: Pick<Store, 'get' | 'products'>, catalogId: string): FindParent {
  return async (code) => {
    const model = await get('productModels', getModelId(catalogId, code));
    if (model?.parent) return { model };
    const product = await products.bySku(catalogId, code);
    // The SKU of a variant is not that of a product.
    return product?.sku === code ? { product, ...(model && { model }) } : undefined;
  };
}

const toText = ({ parent, cells }: ProductModel) => JSON.stringify([parent, cells]);

/** Returns the changes that store the models of a product, except those that are stored already. */
export async function storeModels({ ctx, job }: WorkRun, models: readonly ProductModel[] = []): Promise<Change[]> {
  const changes: Change[] = [];
  const ids = models.map(({ code }) => getModelId(job.catalogId, code));
  const found = await ctx.store.getMany('productModels', ids);
  for (const [at, model] of models.entries()) {
    const id = ids[at]!;
    const stored = found[at];
    if (stored && toText(stored) === toText(model)) continue;
    const put: ProductModelRecord = { ...model, id, catalogId: job.catalogId, jobId: job.id };
    if (stored) {
      const { former: _, ...former } = stored;
      put.former = former;
    }
    changes.push({ table: 'productModels', put });
  }
  return changes;
}

/**
 * Returns the changes that take back the models that a job stored, unless a later one has stored them again, and keep
 * them for `redoModels`.
 */
export async function undoModels({ ctx: { store }, job }: WorkRun, jobId: string): Promise<Change[]> {
  const models = await store.list('productModels', (model) => model.jobId === jobId);
  return models.flatMap((model): Change[] => [
    { table: 'productModels', put: { ...model, id: `undone/${job.id}/${model.id}`, jobId: job.id } },
    model.former ? { table: 'productModels', put: model.former } : { table: 'productModels', remove: model.id },
  ]);
}

/** Returns the changes that store the models again that an undo took back, unless a later job has stored them. */
export async function redoModels({ ctx: { store }, job }: WorkRun, undoId: string): Promise<Change[]> {
  const changes: Change[] = [];
  const undone = await store.list('productModels', ({ jobId }) => jobId === undoId);
  const ids = undone.map(({ catalogId, code }) => getModelId(catalogId, code));
  const found = await store.getMany('productModels', ids);
  for (const [at, model] of undone.entries()) {
    const id = ids[at]!;
    changes.push({ table: 'productModels', remove: model.id });
    if (found[at]?.jobId !== model.former?.jobId) continue;
    changes.push({ table: 'productModels', put: { ...model, id, jobId: job.id } });
  }
  return changes;
}
