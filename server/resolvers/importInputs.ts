import { startImport } from '../domain/imports/jobs/importJobs';
import type { RequestContext } from '../context';
import type { ColumnMappingRecord } from '../records/imports';
import type { JobRecord } from '../records/jobs';
import { assertAbility, can } from '../domain/auth/abilities';
import { canonicalLocale } from '../domain/locales/canonicalLocale';
import { withoutAbsent } from '../domain/lists/withoutAbsent';
import type { ColumnMappingInput, StartImportInput } from '../types.generated';

/** The mapping as it is stored: with null for what is left out. */
export function toMapping(columns: readonly ColumnMappingInput[]): ColumnMappingRecord[] {
  return columns.map(({ source, target, locale, channel, transforms, isLeftOut }) => ({
    source,
    target: target ?? null,
    ...(isLeftOut && !target && { isLeftOut }),
    ...withoutAbsent({
      locale: locale ? (canonicalLocale(locale) ?? locale) : undefined,
      channel: channel || undefined,
    }),
    transforms: (transforms ?? []).map(({ type, argument, replacement }) => ({
      type,
      argument: argument ?? null,
      replacement: replacement ?? null,
    })),
  }));
}

/** Starts the IMPORT job that the input describes. */
export async function startImportOfInput(
  ctx: RequestContext,
  {
    addCurrencies,
    addLocales,
    addChannels,
    defineAttributes,
    mapping,
    profileId,
    emptyCells,
    write,
    matchBy,
    missingProducts,
    mode,
    ...input
  }: StartImportInput,
): Promise<JobRecord> {
  if (defineAttributes) assertAbility(ctx.user, { action: 'create', subject: 'Attribute' });
  return startImport(
    ctx,
    {
      ...input,
      mapping: toMapping(mapping),
      profileId: profileId ?? null,
      ...withoutAbsent({ emptyCells, write, matchBy, missingProducts }),
      ...(addCurrencies && { addCurrencies }),
      ...(defineAttributes && { defineAttributes }),
      ...(addChannels && {
        addChannels: addChannels.map((code) => code.trim()),
        defineChannels: can(ctx.user, 'create', 'Channel'),
      }),
      ...(addLocales && { addLocales: addLocales.map((tag) => canonicalLocale(tag) ?? tag) }),
    },
    mode,
  );
}
