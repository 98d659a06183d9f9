import { DomainError } from '../../../errors';
import type { CatalogRecord } from '../../../records/catalogs';
import type { ImportPlanRecord } from '../../../records/imports';
import { editedCatalog } from '../../catalogs/catalogEdits';
import { isCurrency } from '../../currencies';
import { getCatalog } from '../../jobs/productWrites';
import type { SliceResult, WorkRun } from '../../jobs/work';

type Plan = Pick<ImportPlanRecord, 'addCurrencies'>;

/** Throws INVALID for codes that are not currencies. */
export function assertCurrencies({ addCurrencies = [] }: Plan): void {
  const wrong = addCurrencies.find((code) => !isCurrency(code));
  if (wrong === undefined) return;
  const message = `“${wrong}” isn’t a valid currency. Use ISO 4217 codes. Example: EUR`;
  throw new DomainError('INVALID', message, { addCurrencies: message });
}

const lacking = ({ currencies }: CatalogRecord, { addCurrencies = [] }: Plan): string[] =>
  [...new Set(addCurrencies)].filter((code) => !currencies.includes(code));

/** The catalog including the currencies that the import adds. */
export function withAddedCurrencies(catalog: CatalogRecord, plan: Plan): CatalogRecord {
  const added = lacking(catalog, plan);
  return added.length ? { ...catalog, currencies: [...catalog.currencies, ...added] } : catalog;
}

/**
 * A function that adds the plan's currencies to the stored catalog and logs it in the job; null if the catalog already
 * has them.
 */
export async function addCurrencies(
  run: WorkRun,
  plan: Plan,
): Promise<Pick<SliceResult, 'changes' | 'log' | 'job'> | null> {
  const catalog = await getCatalog(run);
  const added = lacking(catalog, plan);
  if (!added.length) return null;
  const { currencies } = withAddedCurrencies(catalog, plan);
  const put = editedCatalog(catalog, { currencies }, { user: run.job.user, now: run.ctx.now().toISOString() });
  return {
    changes: [{ table: 'catalogs', put }],
    log: [{ level: 'INFO', message: `Added ${added.join(', ')} to the catalog’s currencies.` }],
    job: { addedCurrencies: added },
  };
}
