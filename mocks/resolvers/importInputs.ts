import type { RequestContext } from '../context';
import { startImport as start } from '../domain/imports/jobs/importJobs';
import type { ColumnMappingRecord } from '../records/imports';
import type { JobRecord } from '../records/jobs';
import type { ColumnMappingInput, ImportInput, JobMode } from '../types.generated';

/** The mapping as it is stored: with null for what is left out. */
export function toMapping(columns: readonly ColumnMappingInput[]): ColumnMappingRecord[] {
  return columns.map(({ source, target, transforms }) => ({
    source,
    target: target ?? null,
    transforms: (transforms ?? []).map(({ type, argument, replacement }) => ({
      type,
      argument: argument ?? null,
      replacement: replacement ?? null,
    })),
  }));
}

/** Starts the IMPORT job that the input describes. */
export function startImport(
  ctx: RequestContext,
  { addCurrencies, mapping, profileId, ...input }: ImportInput,
  mode: JobMode,
): Promise<JobRecord> {
  return start(
    ctx,
    { ...input, mapping: toMapping(mapping), profileId: profileId ?? null, ...(addCurrencies && { addCurrencies }) },
    mode,
  );
}
