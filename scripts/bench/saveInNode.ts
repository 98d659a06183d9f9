import { createCatalog } from '#server/domain/catalogs/catalogWrites';
import { createProduct } from '#server/domain/products/createProduct';
import { updateProduct } from '#server/domain/products/updateProduct';
import { createBackend } from '#server/backend';
import { largeProduct } from './largeProduct';

const REPEATS = 5;

/** Duration of a save in the gateway's domain code, in milliseconds. */
export interface SaveFigures {
  what: string;
  ms: number;
}

const shortest = async (step: (run: number) => Promise<unknown>): Promise<number> => {
  const runs: number[] = [];
  for (let run = 0; run < REPEATS; run++) {
    const start = performance.now();
    await step(run);
    runs.push(performance.now() - start);
  }
  return Math.min(...runs);
};

/**
 * Saves a product with the given number of variants in Node: only its name, one variant of the full list, and a stale
 * edit that is merged.
 */
export async function saveInNode(variants: number): Promise<SaveFigures[]> {
  const { context: ctx } = createBackend();
  const catalog = await createCatalog(ctx, { name: 'Bench' });
  const input = largeProduct(variants);
  let product = await createProduct(ctx, { catalogId: catalog.id, input });
  const { id } = product;
  const save = async (edit: object, revision = product.revision, base = input) => {
    const update = await updateProduct(ctx, { id, input: edit, revision, base });
    if (!update.isSaved) throw new Error('The edit has a conflict.');
    ({ product } = update);
  };
  return [
    { what: 'the name', ms: await shortest((run) => save({ name: `Name ${run}` })) },
    {
      what: 'the name, sent with all variants',
      ms: await shortest((run) => save({ name: `Other name ${run}`, variants: product.variants })),
    },
    {
      what: 'the name, merged with someone else’s changes',
      ms: await shortest((run) =>
        save({ name: `Merged name ${run}` }, product.revision - 1, { ...input, name: product.name }),
      ),
    },
  ];
}
