import { DomainError } from '../../../errors';
import type { CatalogRecord } from '../../../records/catalogs';
import type { ImportPlanRecord } from '../../../records/imports';
import { editedCatalog } from '../../catalogs/catalogEdits';
import { isCurrency } from '../../currencies';
import { catalogOf } from '../../jobs/productWrites';
import type { SliceResult, WorkRun } from '../../jobs/work';

type Plan = Pick<ImportPlanRecord, 'addCurrencies'>;

/** Throws INVALID for what is no currency. */
export const assertCurrencies = ({ addCurrencies = [] }: Plan): void => {
  const wrong = addCurrencies.find((code) => !isCurrency(code));
  if (wrong === undefined) return;
  const message = `“${wrong}” is not a currency. Use ISO 4217 codes, such as EUR.`;
  throw new DomainError('INVALID', message, { addCurrencies: message });
};

const lacking = ({ currencies }: CatalogRecord, { addCurrencies = [] }: Plan): string[] =>
  [...new Set(addCurrencies)].filter((code) => !currencies.includes(code));

/** The catalog with the currencies that it gets with the import. */
export const withAddedCurrencies = (catalog: CatalogRecord, plan: Plan): CatalogRecord => {
  const added = lacking(catalog, plan);
  return added.length ? { ...catalog, currencies: [...catalog.currencies, ...added] } : catalog;
};

/** What adds the plan's currencies to the stored catalog, and to the job's log; null where it has them already. */
export const addCurrencies = async (
  run: WorkRun,
  plan: Plan,
): Promise<Pick<SliceResult, 'changes' | 'log' | 'job'> | null> => {
  const catalog = await catalogOf(run);
  const added = lacking(catalog, plan);
  if (!added.length) return null;
  const { currencies } = withAddedCurrencies(catalog, plan);
  const put = editedCatalog(catalog, { currencies }, { user: run.job.user, now: run.ctx.now().toISOString() });
  return {
    changes: [{ table: 'catalogs', put }],
    log: [{ level: 'INFO', message: `Added ${added.join(', ')} to the currencies of the catalog.` }],
    job: { addedCurrencies: added },
  };
};
