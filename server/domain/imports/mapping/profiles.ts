import { notFound } from '#server/errors';
import type { ColumnMappingRecord, ImportModesRecord, JobProfileRecord } from '#server/records/imports';
import type { ErrorPolicy, FileFormat, LayoutCode } from '#server/types.generated';
import { assertNoFieldErrors } from '../../errors';
import { withLock } from '../../withLock';
import type { DomainContext } from '../../context';
import { withoutAbsent } from '../../lists/withoutAbsent';
import { assertUniqueTargets } from './uniqueTargets';
import { toSlug } from '#shared/slug';
import { firstFree } from '#server/records/slug';

/** The editable fields of a profile. */
export interface ProfileFields extends Modes {
  name: string;
  format: FileFormat;
  layout: LayoutCode;
  mapping: ColumnMappingRecord[];
  errorPolicy: ErrorPolicy;
}

/** The modes of an import; what is left out or null has its default. */
type Modes = { [Mode in keyof ImportModesRecord]?: ImportModesRecord[Mode] | null };

/** Changes to a profile; what is left out or null stays as it is. */
export type ProfileChanges = { [Field in keyof ProfileFields]?: ProfileFields[Field] | null };

type Writes = Pick<DomainContext, 'store' | 'now' | 'locks'>;

const NAME_LENGTH = 100;

/** All profiles, sorted from A to Z. */
export async function listProfiles({ store }: Pick<DomainContext, 'store'>): Promise<JobProfileRecord[]> {
  return (await store.list('jobProfiles')).sort((a, b) => a.name.localeCompare(b.name) || Number(a.id) - Number(b.id));
}

const getProfile = async ({ store }: Pick<DomainContext, 'store'>, id: string): Promise<JobProfileRecord> => {
  const profile = await store.get('jobProfiles', id);
  if (!profile) throw notFound('import profile', id);
  return profile;
};

const checked = (fields: ProfileFields): ProfileFields & ImportModesRecord => {
  const name = fields.name.trim();
  assertNoFieldErrors({
    ...(!name && { name: 'Enter a profile name.' }),
    ...(name.length > NAME_LENGTH && { name: `Use ${NAME_LENGTH} characters or fewer.` }),
    ...(fields.mapping.every(({ target }) => target === null) && {
      mapping: 'Map at least one column.',
    }),
  });
  assertUniqueTargets(fields.mapping, fields.layout);
  const { emptyCells, write, matchBy, missingProducts, ...others } = fields;
  return { ...others, name, ...withoutAbsent({ emptyCells, write, matchBy, missingProducts }) };
};

/** The record for the fields; its code is derived from the name and unique among the profiles. */
const profileRecord = async (
  { store, now }: Writes,
  fields: ProfileFields & ImportModesRecord,
  id: string,
): Promise<JobProfileRecord> => {
  const others = await store.list('jobProfiles', (profile) => profile.id !== id);
  const codes = new Set(others.map(({ code }) => code));
  const code = await firstFree(toSlug(fields.name) || 'profile', async (candidate) => codes.has(candidate));
  return { id, code, type: 'IMPORT', ...fields, updatedAt: now().toISOString() };
};

/** Creates an import profile. Throws INVALID with `fields`. */
export function createProfile(ctx: Writes, fields: ProfileFields): Promise<JobProfileRecord> {
  return withLock(ctx, 'jobProfiles', async (commit) => {
    const put = await profileRecord(ctx, checked(fields), await ctx.store.nextId('jobProfiles'));
    await commit([{ table: 'jobProfiles', put }]);
    return put;
  });
}

/** Updates a profile; jobs that used it keep the mapping they ran with. Throws NOT_FOUND, or INVALID with `fields`. */
export function updateProfile(ctx: Writes, id: string, changes: ProfileChanges): Promise<JobProfileRecord> {
  return withLock(ctx, 'jobProfiles', async (commit) => {
    const {
      id: _,
      code: __,
      type: ___,
      updatedAt: ____,
      ...fields
    } = {
      ...(await getProfile(ctx, id)),
      ...withoutAbsent(changes),
    };
    const put = await profileRecord(ctx, checked(fields), id);
    await commit([{ table: 'jobProfiles', put }]);
    return put;
  });
}

/** Deletes a profile and returns its ID. Throws NOT_FOUND. */
export function deleteProfile(ctx: Writes, id: string): Promise<string> {
  return withLock(ctx, 'jobProfiles', async (commit) => {
    await getProfile(ctx, id);
    await commit([{ table: 'jobProfiles', remove: id }]);
    return id;
  });
}
