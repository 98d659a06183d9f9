import { DomainError } from '#server/errors';
import type { ColumnMappingRecord, ImportPlanRecord } from '#server/records/imports';
import type { JobRecord } from '#server/records/jobs';
import { say } from '#server/records/sentence';
import type { JobMode, JobTrigger } from '#server/types.generated';
import { getOpenCatalog } from '../../catalogs/catalogList';
import type { DomainContext } from '../../context';
import { createJob } from '../../jobs/createJob';
import { assertCurrenciesKnown } from '../mapping/currencyColumns';
import { assertUniqueTargets } from '../mapping/uniqueTargets';
import { assertAdditions } from './catalogAdditions';
import { matchesByReference } from './importScope';
import { assertMissing } from './missingProducts';
import { uploadedFile } from './uploadedFile';

/** What to import, and into which catalog. */
export interface ImportRequest extends ImportPlanRecord {
  catalogId: string;
}

/** Targets that can identify a product; at least one must be mapped. */
const IDENTITIES: readonly (string | null)[] = ['sku', 'variantSku', 'parent', 'externalReference', 'slug', 'name'];

const assertMapping = (mapping: readonly ColumnMappingRecord[]) => {
  const own = mapping.filter(({ locale, channel }) => locale === undefined && channel === undefined);
  if (own.some(({ target }) => IDENTITIES.includes(target))) return;
  const message = say`No column identifies the product. Map a column to the SKU, external reference, slug, or name.`;
  throw new DomainError('INVALID', message, { mapping: message });
};

const assertMatch = (plan: ImportPlanRecord) => {
  if (!matchesByReference(plan) || plan.mapping.some(({ target }) => target === 'externalReference')) return;
  const message = say`To match products by external reference, map a column to it.`;
  throw new DomainError('INVALID', message, { matchBy: message });
};

/** The mapping in which columns of the default language have the texts of the product itself. */
export function withOwnTexts(mapping: readonly ColumnMappingRecord[], defaultLocale: string): ColumnMappingRecord[] {
  return mapping.map(({ locale, ...entry }) => ({
    ...entry,
    ...(locale !== undefined && locale !== defaultLocale && { locale }),
  }));
}

/**
 * Starts an import, or only its dry run in DRY_RUN mode. Throws NOT_FOUND for the catalog or the file; INVALID for an
 * incomplete file, a mapping without an identity, ambiguous price currencies, an unknown currency or an invalid
 * language; CONFLICT for an archived catalog or while another job changes it.
 */
export async function startImport(
  ctx: DomainContext,
  { catalogId, mapping, ...given }: ImportRequest,
  mode: JobMode,
  trigger: JobTrigger = 'MANUAL',
): Promise<JobRecord> {
  const catalog = await getOpenCatalog(ctx, catalogId);
  const plan = { ...given, mapping: withOwnTexts(mapping, catalog.defaultLocale) };
  const inputFile = await uploadedFile(ctx, plan.fileId);
  assertMapping(plan.mapping);
  assertUniqueTargets(plan.mapping, plan.layout);
  assertAdditions(plan);
  assertMatch(plan);
  assertMissing(plan);
  assertCurrenciesKnown(
    plan.mapping,
    plan.mapping.map(({ source }) => source),
  );
  return createJob(ctx, { type: 'IMPORT', mode, catalogId, input: { kind: 'import', plan }, trigger, inputFile });
}
