import type { ApolloCache, Reference } from '@apollo/client';
import type { CreateJobProfileInput } from '#graphql/types.generated';
import { plainMapping, type ColumnMapping } from '../importDraft';
import { getModes, type ImportModes } from '../modes/modes';
import type { ImportProfileFragment } from '../upload/FileInspection.generated';
import {
  useImportProfileCreateMutation,
  useImportProfileDeleteMutation,
  useImportProfileUpdateMutation,
} from './ImportProfiles.generated';

/** The fields of a profile except its ID. */
export type ProfileFields = Pick<ImportProfileFragment, 'name' | 'format' | 'layout' | 'errorPolicy'> &
  ImportModes & {
    mapping: readonly ColumnMapping[];
  };

const toInput = ({ name, format, layout, errorPolicy, mapping, ...modes }: ProfileFields): CreateJobProfileInput => ({
  name,
  format,
  layout,
  errorPolicy,
  ...getModes(modes, modes),
  mapping: plainMapping(mapping),
});

/** A cached inspection, with references instead of profiles. */
type StoredInspection = { profiles: readonly (Reference | undefined)[] };

/**
 * A profile created from a file always matches it, so it is added to the cached inspection instead of reading the file
 * again.
 */
const addTo = (cache: ApolloCache, fileId: string, profile: ImportProfileFragment) =>
  cache.modify({
    fields: {
      fileInspection: (existing: Reference | StoredInspection, { storeFieldName, toReference }) =>
        'profiles' in existing && storeFieldName.includes(JSON.stringify(fileId))
          ? { ...existing, profiles: [...existing.profiles, toReference({ __typename: 'JobProfile', id: profile.id })] }
          : existing,
    },
  });

/** Creates, updates and deletes profiles that match a file. Each promise rejects if the server returns an error. */
export function useProfiles(fileId: string): {
  /** Resolves with the new profile. */
  create: (fields: ProfileFields) => Promise<ImportProfileFragment | undefined>;
  update: (id: string, fields: ProfileFields) => Promise<unknown>;
  remove: (id: string) => Promise<unknown>;
} {
  const [create] = useImportProfileCreateMutation();
  const [update] = useImportProfileUpdateMutation();
  const [remove] = useImportProfileDeleteMutation();
  return {
    create: async (fields) => {
      const { data } = await create({
        variables: { input: toInput(fields) },
        update: (cache, result) => {
          if (result.data) addTo(cache, fileId, result.data.createJobProfile.profile);
        },
      });
      return data?.createJobProfile.profile;
    },
    update: (id, fields) => update({ variables: { input: { id, ...toInput(fields) } } }),
    remove: (id) =>
      remove({
        variables: { id },
        update: (cache) => {
          cache.evict({ id: cache.identify({ __typename: 'JobProfile', id }) ?? '' });
          cache.gc();
        },
      }),
  };
}
