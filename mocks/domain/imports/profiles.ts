import { notFound } from '../../errors';
import type { ColumnMappingRecord, JobProfileRecord } from '../../records/imports';
import type { ErrorPolicy, FileFormat, LayoutCode } from '../../types.generated';
import { refuseInvalid } from '../refusal';
import { inTurn } from '../inTurn';
import type { DomainContext } from '../context';
import { firstFree, slugOf } from '../products/slug';

/** What a person says of a profile. */
export interface ProfileFields {
  name: string;
  format: FileFormat;
  layout: LayoutCode;
  mapping: ColumnMappingRecord[];
  errorPolicy: ErrorPolicy;
}

type Writes = Pick<DomainContext, 'store' | 'now'>;

const NAME_LENGTH = 100;

/** All profiles, A to Z. */
export const listProfiles = async ({ store }: Pick<DomainContext, 'store'>): Promise<JobProfileRecord[]> =>
  (await store.list('jobProfiles')).sort((a, b) => a.name.localeCompare(b.name) || Number(a.id) - Number(b.id));

const getProfile = async ({ store }: Pick<DomainContext, 'store'>, id: string): Promise<JobProfileRecord> => {
  const profile = await store.get('jobProfiles', id);
  if (!profile) throw notFound('import profile', id);
  return profile;
};

const checked = (fields: ProfileFields): ProfileFields => {
  const name = fields.name.trim();
  refuseInvalid({
    ...(!name && { name: 'Give the profile a name.' }),
    ...(name.length > NAME_LENGTH && { name: `The name has more than ${NAME_LENGTH} characters. Shorten it.` }),
    ...(fields.mapping.every(({ target }) => target === null) && {
      mapping: 'The profile reads no column. Map at least one.',
    }),
  });
  return { ...fields, name };
};

/** The record with the fields; its code comes from the name and is unique among the profiles. */
const profileRecord = async ({ store, now }: Writes, fields: ProfileFields, id: string): Promise<JobProfileRecord> => {
  const others = await store.list('jobProfiles', (profile) => profile.id !== id);
  const codes = new Set(others.map(({ code }) => code));
  const code = await firstFree(slugOf(fields.name) || 'profile', async (candidate) => codes.has(candidate));
  return { id, code, type: 'IMPORT', ...fields, updatedAt: now().toISOString() };
};

/** Saves a way to read files. Throws INVALID with `fields`. */
export const createProfile = (ctx: Writes, fields: ProfileFields): Promise<JobProfileRecord> =>
  inTurn(ctx.store, 'jobProfiles', async () => {
    const put = await profileRecord(ctx, checked(fields), await ctx.store.nextId('jobProfiles'));
    await ctx.store.commit([{ table: 'jobProfiles', put }]);
    return put;
  });

/** Changes a profile; jobs that used it keep the mapping that they ran with. Throws NOT_FOUND, or INVALID with `fields`. */
export const updateProfile = (ctx: Writes, id: string, fields: ProfileFields): Promise<JobProfileRecord> =>
  inTurn(ctx.store, 'jobProfiles', async () => {
    await getProfile(ctx, id);
    const put = await profileRecord(ctx, checked(fields), id);
    await ctx.store.commit([{ table: 'jobProfiles', put }]);
    return put;
  });

/** Deletes a profile and answers its id. Throws NOT_FOUND. */
export const deleteProfile = (ctx: Writes, id: string): Promise<string> =>
  inTurn(ctx.store, 'jobProfiles', async () => {
    await getProfile(ctx, id);
    await ctx.store.commit([{ table: 'jobProfiles', remove: id }]);
    return id;
  });
