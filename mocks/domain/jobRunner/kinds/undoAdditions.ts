import { getPrices } from '../../../records/productFacts';
import type { JobRecord } from '../../../records/jobs';
import { editedCatalog } from '../../catalogs/catalogEdits';
import { getCatalog } from '../../jobs/productWrites';
import { getAllValues } from '../../productValues/values';
import type { SliceResult, WorkRun } from '../../jobs/work';

/** Returns the currencies of prices and the languages of texts that products of the catalog have. */
const findUsed = async ({ ctx, job, yieldIfDue }: WorkRun) => {
  const currencies = new Set<string>();
  const locales = new Set<string>();
  for (const id of await ctx.store.products.ids(job.catalogId, {})) {
    const product = await ctx.store.get('products', id);
    for (const { currency } of product ? getPrices(product) : []) currencies.add(currency);
    for (const { locale } of product ? getAllValues(product) : []) if (locale !== undefined) locales.add(locale);
    await yieldIfDue();
  }
  return { currencies, locales };
};

/** What stays of a list without the added words that are not used; never nothing. */
const without = (list: readonly string[], added: readonly string[], used: ReadonlySet<string>) => {
  const left = list.filter((word) => !added.includes(word) || used.has(word));
  return left.length ? left : list.slice(0, 1);
};

const getLog = (list: string, added: readonly string[], left: readonly string[], why: string) => {
  const removed = added.filter((word) => !left.includes(word));
  const kept = added.filter((word) => left.includes(word));
  return [
    ...(removed.length
      ? [{ level: 'INFO' as const, message: `Removed ${removed.join(', ')} from the ${list} of the catalog.` }]
      : []),
    ...(kept.length ? [{ level: 'WARNING' as const, message: `${why}: ${kept.join(', ')}.` }] : []),
  ];
};

/**
 * Returns the change that removes the currencies and languages that an undone job added to its catalog. Those that a
 * product still has a price or a text in stay, as do the catalog's last ones; the log says which.
 */
export async function undoAdditions(
  run: WorkRun,
  { addedCurrencies = [], addedLocales = [] }: JobRecord,
): Promise<Required<Pick<SliceResult, 'changes' | 'log'>>> {
  const catalog = await getCatalog(run);
  const currencies = addedCurrencies.filter((code) => catalog.currencies.includes(code));
  const locales = addedLocales.filter((tag) => catalog.locales.includes(tag) && tag !== catalog.defaultLocale);
  if (!currencies.length && !locales.length) return { changes: [], log: [] };
  const used = await findUsed(run);
  const left = {
    currencies: without(catalog.currencies, currencies, used.currencies),
    locales: without(catalog.locales, locales, used.locales),
  };
  const values = {
    ...(left.currencies.length < catalog.currencies.length && { currencies: left.currencies }),
    ...(left.locales.length < catalog.locales.length && { locales: left.locales }),
  };
  const put = editedCatalog(catalog, values, { user: run.job.user, now: run.ctx.now().toISOString() });
  return {
    changes: Object.keys(values).length ? [{ table: 'catalogs', put }] : [],
    log: [
      ...getLog(
        'currencies',
        currencies,
        left.currencies,
        'Currencies kept because products still have prices in them',
      ),
      ...getLog('languages', locales, left.locales, 'Languages kept because products still have texts in them'),
    ],
  };
}
