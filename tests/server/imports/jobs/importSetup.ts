import { startImport } from '#server/domain/imports/jobs/importJobs';
import { inspectUpload } from '#server/domain/imports/jobs/inspectUpload';
import { fileAppend, fileCreate } from '#server/domain/files/files';
import type { DomainContext } from '#server/domain/context';
import { jobIssues } from '#server/domain/jobs/jobParts';
import type { ColumnMappingRecord, ImportPlanRecord } from '#server/records/imports';
import type { JobRecord } from '#server/records/jobs';
import type { IssueRecord } from '#server/records/validation';
import type { JobMode } from '#server/types.generated';
import { inEnglish, type EnglishIssue } from '../../issueTexts';
import { jobNow, runJobs, type EnglishJob } from '../../jobs/engine';

/** The columns of the test files and their targets. */
export const MAPPING: ColumnMappingRecord[] = [
  ['Sku', 'sku'],
  ['Name', 'name'],
  ['Amount', 'price'],
  ['Gtin', 'gtin'],
  ['Ref', 'externalReference'],
  ['Group', 'categories'],
  ['Variant', 'variantSku'],
  ['Stock', 'variantStock'],
].map(([source, target]) => ({ source: source!, target: target!, transforms: [] }));

/** A row of a test file; omitted cells are blank. */
export interface Row {
  sku?: string;
  name?: string;
  price?: string;
  gtin?: string;
  ref?: string;
  group?: string;
  variant?: string;
  stock?: string;
}

/** The rows as a CSV file. */
export function getCsv(rows: readonly Row[]): string {
  return [
    MAPPING.map(({ source }) => source).join(','),
    ...rows.map(({ sku = '', name = '', price = '', gtin = '', ref = '', group = '', variant = '', stock = '' }) =>
      [sku, name, price, gtin, ref, group, variant, stock].join(','),
    ),
  ].join('\n');
}

/** Stores a complete file. */
export async function upload(ctx: DomainContext, content: string | Uint8Array, name = 'products.csv') {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const { id } = await fileCreate(ctx, { name, size: bytes.length });
  return bytes.length ? fileAppend(ctx, id, 0, bytes) : (await ctx.store.get('files', id))!;
}

/** Stores the file and starts its import. */
export async function startFile(
  ctx: DomainContext,
  catalogId: string,
  content: string | Uint8Array,
  plan: Partial<ImportPlanRecord> & { mode?: JobMode } = {},
): Promise<JobRecord> {
  const { mode = 'APPLY', ...given } = plan;
  const { id: fileId } = await upload(ctx, content);
  const request: ImportPlanRecord = {
    fileId,
    layout: 'CUSTOM',
    mapping: MAPPING,
    errorPolicy: 'REJECT_FAILED_ROWS',
    profileId: null,
    ...given,
  };
  return startImport(ctx, { catalogId, ...request }, mode);
}

/** Stores the file and starts its import with the suggested mapping, or with what `toColumn` makes of its columns. */
export async function startSuggested(
  ctx: DomainContext,
  catalogId: string,
  content: string,
  {
    mode = 'APPLY',
    toColumn = (column) => column,
    ...given
  }: Partial<ImportPlanRecord> & {
    mode?: JobMode;
    toColumn?: (column: ColumnMappingRecord) => ColumnMappingRecord;
  } = {},
): Promise<JobRecord> {
  const { id: fileId } = await upload(ctx, content);
  const { layout, mapping } = await inspectUpload(ctx, fileId, null, await ctx.store.get('catalogs', catalogId));
  const request: ImportPlanRecord = {
    fileId,
    layout: layout.code,
    mapping: mapping.map(({ source, target, transforms, locale, channel }) =>
      toColumn({ source, target, transforms, ...(locale && { locale }), ...(channel && { channel }) }),
    ),
    errorPolicy: 'REJECT_FAILED_ROWS',
    profileId: null,
    ...given,
  };
  return startImport(ctx, { catalogId, ...request }, mode);
}

/** Imports the rows and returns the finished job. */
export async function importRows(
  ctx: DomainContext,
  catalogId: string,
  rows: readonly Row[],
  plan: Parameters<typeof startFile>[3] = {},
): Promise<EnglishJob> {
  const job = await startFile(ctx, catalogId, getCsv(rows), plan);
  await runJobs(ctx);
  return jobNow(ctx, job);
}

/** All issues of the job. */
export async function getIssues(ctx: DomainContext, job: JobRecord): Promise<EnglishIssue<IssueRecord>[]> {
  const parts = await Promise.all(
    Array.from({ length: Math.ceil(job.issueParts) }, (_, index) =>
      jobIssues(ctx, job, { page: index + 1, perPage: 100 }),
    ),
  );
  return parts.flatMap(({ issues }) => inEnglish(issues));
}

/** The ERROR issues as `row code`. */
export async function getErrors(ctx: DomainContext, job: JobRecord): Promise<string[]> {
  return (await getIssues(ctx, job))
    .filter(({ severity }) => severity === 'ERROR')
    .map(({ rowNumber, code }) => `${rowNumber} ${code}`);
}

/** The text of a stored file. */
export async function toText(ctx: DomainContext, fileId: string): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const bytes of ctx.files.read(fileId)) text += decoder.decode(bytes, { stream: true });
  return text + decoder.decode();
}
