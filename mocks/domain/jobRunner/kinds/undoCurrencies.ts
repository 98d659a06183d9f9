import { getPrices } from '../../../records/productFacts';
import type { JobRecord } from '../../../records/jobs';
import { editedCatalog } from '../../catalogs/catalogEdits';
import { getCatalog } from '../../jobs/productWrites';
import type { SliceResult, WorkRun } from '../../jobs/work';

/** Returns the currencies in which products of the catalog have prices. */
const usedCurrencies = async ({ ctx, job, yieldIfDue }: WorkRun): Promise<Set<string>> => {
  const used = new Set<string>();
  for (const id of await ctx.store.products.ids(job.catalogId, {})) {
    const product = await ctx.store.get('products', id);
    for (const { currency } of product ? getPrices(product) : []) used.add(currency);
    await yieldIfDue();
  }
  return used;
};

/**
 * Returns the change that removes the currencies an undone job added to its catalog. A currency that a product still
 * has a price in stays, as does the catalog's last one; the log says which.
 */
export async function undoCurrencies(
  run: WorkRun,
  { addedCurrencies = [] }: JobRecord,
): Promise<Required<Pick<SliceResult, 'changes' | 'log'>>> {
  const catalog = await getCatalog(run);
  const added = addedCurrencies.filter((code) => catalog.currencies.includes(code));
  if (!added.length) return { changes: [], log: [] };
  const used = await usedCurrencies(run);
  const unused = added.filter((code) => !used.has(code));
  const left = catalog.currencies.filter((code) => !unused.includes(code));
  const currencies = left.length ? left : catalog.currencies.slice(0, 1);
  const removed = added.filter((code) => !currencies.includes(code));
  const kept = added.filter((code) => used.has(code));
  const put = editedCatalog(catalog, { currencies }, { user: run.job.user, now: run.ctx.now().toISOString() });
  return {
    changes: removed.length ? [{ table: 'catalogs', put }] : [],
    log: [
      ...(removed.length
        ? [{ level: 'INFO' as const, message: `Removed ${removed.join(', ')} from the currencies of the catalog.` }]
        : []),
      ...(kept.length
        ? [
            {
              level: 'WARNING' as const,
              message: `Currencies kept because products still have prices in them: ${kept.join(', ')}.`,
            },
          ]
        : []),
    ],
  };
}
