import { DomainError } from '../../../errors';
import type { ColumnMappingRecord, ImportPlanRecord } from '../../../records/imports';
import type { JobRecord } from '../../../records/jobs';
import type { JobMode, JobTrigger } from '../../../types.generated';
import { getCatalog } from '../../catalogs/catalogList';
import type { DomainContext } from '../../context';
import { createJob } from '../../jobs/createJob';
import { assertCurrenciesKnown } from '../currencyColumns';
import { assertCurrencies } from './addedCurrencies';
import { uploadedFile } from './uploadedFile';

/** What is to be imported, and where. */
export interface ImportRequest extends ImportPlanRecord {
  catalogId: string;
}

/** Targets of which a product can be made or found; one of them must be mapped. */
const IDENTITIES: readonly (string | null)[] = ['sku', 'variantSku', 'parent', 'externalReference', 'slug', 'name'];

const assertMapping = (mapping: readonly ColumnMappingRecord[]) => {
  if (mapping.some(({ target }) => IDENTITIES.includes(target))) return;
  const message =
    'No column says which product a row is about. Map a column to the SKU, the external reference, the slug or the name.';
  throw new DomainError('INVALID', message, { mapping: message });
};

/**
 * Starts an import, or in DRY_RUN mode only its count. Throws NOT_FOUND for the catalog or the file, INVALID for a file
 * that is not complete, a mapping without an identity, prices whose currency is not clear or a currency that there is not, CONFLICT for an archived catalog or while another job changes it.
 */
export const startImport = async (
  ctx: DomainContext,
  { catalogId, ...plan }: ImportRequest,
  mode: JobMode,
  trigger: JobTrigger = 'MANUAL',
): Promise<JobRecord> => {
  const catalog = await getCatalog(ctx, catalogId);
  if (catalog.status === 'ARCHIVED') {
    throw new DomainError('CONFLICT', `The catalog “${catalog.name}” is archived. Restore it, then import.`);
  }
  const inputFile = await uploadedFile(ctx, plan.fileId);
  assertMapping(plan.mapping);
  assertCurrencies(plan);
  assertCurrenciesKnown(
    plan.mapping,
    plan.mapping.map(({ source }) => source),
  );
  return createJob(ctx, { type: 'IMPORT', mode, catalogId, input: { kind: 'import', plan }, trigger, inputFile });
};
