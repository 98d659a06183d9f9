import type { FileRecord } from '#server/records/files';
import type { JobProfileRecord } from '#server/records/imports';
import type { LayoutCode } from '#server/types.generated';
import { createYielder } from '#server/yielder';
import { getChannels } from '../../definitions/storedChannels';
import type { DomainContext } from '../../context';
import { getCodesOfType, listDefinitions } from '../../validation/definedRules';
import type { CatalogLanguages } from '../mapping/columnScopes';
import { toByteSource, uploadedFile } from './uploadedFile';

/** Whether the file has every column that the profile uses. */
const fits = ({ mapping }: JobProfileRecord, columns: ReadonlySet<string>) => {
  const read = mapping.filter(
    ({ target, transforms }) => target !== null && transforms.every(({ type }) => type !== 'CONSTANT'),
  );
  return read.length > 0 && read.every(({ source }) => columns.has(source));
};

/** Adds the labels of the catalog’s channels, which headers can name them by. */
const withChannelLabels = async ({ store }: DomainContext, catalog: CatalogLanguages): Promise<CatalogLanguages> => {
  const defined = (await getChannels(store)).filter(({ id }) => catalog.channels.includes(id));
  const channelLabels = defined.flatMap(({ id, labels }) => labels.map(({ text }) => ({ channel: id, label: text })));
  return { ...catalog, channelLabels };
};

/**
 * The contents of an uploaded file and the profiles that can read it. Languages are suggested for the catalog that the
 * file is for. Throws NOT_FOUND, or INVALID for an unreadable file.
 */
export async function inspectUpload(
  ctx: DomainContext,
  fileId: string,
  layout: LayoutCode | null,
  catalog: CatalogLanguages | null = null,
) {
  const file: FileRecord = await uploadedFile(ctx, fileId);
  const [{ inspectFile }, { suggestUnit }] = await Promise.all([
    import('../inspectFile'),
    import('../mapping/missingUnits'),
  ]);
  const inspection = await inspectFile(toByteSource(ctx, file), {
    layout,
    catalog: catalog && (await withChannelLabels(ctx, catalog)),
    dateAttributes: getCodesOfType(await listDefinitions(ctx.store), 'DATE'),
    yieldIfDue: createYielder(),
  });
  const columns = new Set(inspection.columns.map(({ name }) => name));
  const profiles = await ctx.store.list('jobProfiles', (profile) => fits(profile, columns));
  const earlier = (await ctx.store.list('jobProfiles', ({ layout: code }) => code === inspection.layout.code)).sort(
    (a, b) => (a.updatedAt < b.updatedAt ? 1 : -1),
  );
  const mappings = [inspection.mapping, ...earlier.map(({ mapping }) => mapping)];
  const notApplied = inspection.notApplied.map((found) => ({
    ...found,
    ...(found.reason === 'UNIT_MISSING' && { suggestedUnit: suggestUnit(found, mappings) }),
  }));
  return { file, ...inspection, notApplied, suggestions: inspection.mapping, profiles };
}
