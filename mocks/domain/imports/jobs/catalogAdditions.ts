import { DomainError } from '../../../errors';
import type { CatalogRecord } from '../../../records/catalogs';
import type { ImportPlanRecord } from '../../../records/imports';
import type { JobRecord } from '../../../records/jobs';
import { canonicalLocale } from '../../canonicalLocale';
import { editedCatalog } from '../../catalogs/catalogEdits';
import { isCurrency } from '../../currencies';
import { getCatalog } from '../../jobs/productWrites';
import type { SliceResult, WorkRun } from '../../jobs/work';

/** What an import can add to its catalog. */
type Plan = Pick<ImportPlanRecord, 'addCurrencies' | 'addLocales'>;

const isTag = (tag: string) => canonicalLocale(tag) === tag;

/** Throws INVALID for codes that are not currencies, and for tags that are not languages. */
export function assertAdditions({ addCurrencies = [], addLocales = [] }: Plan): void {
  const currency = addCurrencies.find((code) => !isCurrency(code));
  if (currency !== undefined) {
    const message = `“${currency}” isn’t a valid currency. Use ISO 4217 codes. Example: EUR`;
    throw new DomainError('INVALID', message, { addCurrencies: message });
  }
  const locale = addLocales.find((tag) => !isTag(tag));
  if (locale === undefined) return;
  const message = `“${locale}” isn’t a valid language tag. Examples: de, pt-BR`;
  throw new DomainError('INVALID', message, { addLocales: message });
}

const lacking = (known: readonly string[], wanted: readonly string[] = []): string[] =>
  [...new Set(wanted)].filter((word) => !known.includes(word));

const additions = ({ currencies, locales }: CatalogRecord, plan: Plan) => ({
  currencies: lacking(currencies, plan.addCurrencies),
  locales: lacking(locales, plan.addLocales),
});

/** The catalog including the currencies and languages that the import adds. */
export function withAdditions(catalog: CatalogRecord, plan: Plan): CatalogRecord {
  const { currencies, locales } = additions(catalog, plan);
  if (!currencies.length && !locales.length) return catalog;
  return {
    ...catalog,
    currencies: [...catalog.currencies, ...currencies],
    locales: [...catalog.locales, ...locales],
  };
}

/** Adds what the catalog lacks to it, and logs it in the job; null if the catalog has all of it. */
export async function addToCatalog(
  run: WorkRun,
  plan: Plan,
): Promise<Pick<SliceResult, 'changes' | 'log' | 'job'> | null> {
  const catalog = await getCatalog(run);
  const added = additions(catalog, plan);
  if (!added.currencies.length && !added.locales.length) return null;
  const { currencies, locales } = withAdditions(catalog, plan);
  const values = { ...(added.currencies.length && { currencies }), ...(added.locales.length && { locales }) };
  const job: Partial<Pick<JobRecord, 'addedCurrencies' | 'addedLocales'>> = {
    ...(added.currencies.length && { addedCurrencies: added.currencies }),
    ...(added.locales.length && { addedLocales: added.locales }),
  };
  const told = [
    ['currencies', added.currencies],
    ['languages', added.locales],
  ] as const;
  return {
    changes: [
      {
        table: 'catalogs',
        put: editedCatalog(catalog, values, { user: run.job.user, now: run.ctx.now().toISOString() }),
      },
    ],
    log: told
      .filter(([, words]) => words.length)
      .map(([list, words]) => ({ level: 'INFO', message: `Added ${words.join(', ')} to the catalog’s ${list}.` })),
    job,
  };
}
