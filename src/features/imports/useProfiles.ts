import type { ApolloCache } from '@apollo/client';
import type { JobProfileInput } from '../../graphql/types.generated';
import { plainMapping, type ColumnMapping } from './importDraft';
import type { ImportProfileFragment } from './FileInspection.generated';
import {
  useImportProfileCreateMutation,
  useImportProfileDeleteMutation,
  useImportProfileUpdateMutation,
} from './ImportProfiles.generated';

/** What is kept of a profile besides its id. */
export type ProfileFields = Pick<ImportProfileFragment, 'name' | 'format' | 'layout' | 'errorPolicy'> & {
  mapping: readonly ColumnMapping[];
};

const inputOf = ({ name, format, layout, errorPolicy, mapping }: ProfileFields): JobProfileInput => ({
  name,
  format,
  layout,
  errorPolicy,
  mapping: plainMapping(mapping),
});

/** A profile made from a file fits it: it joins what was read of that file, which need not be read again for that. */
const addTo = (cache: ApolloCache, fileId: string, profile: ImportProfileFragment) =>
  cache.modify({
    fields: {
      fileInspect: (existing, { storeFieldName, toReference }) =>
        storeFieldName.includes(JSON.stringify(fileId))
          ? { ...existing, profiles: [...existing.profiles, toReference({ __typename: 'JobProfile', id: profile.id })] }
          : existing,
    },
  });

/** Saves, changes and deletes the profiles of a file. Each rejects as the server refuses. */
export function useProfiles(fileId: string): {
  /** Gives the new profile. */
  create(fields: ProfileFields): Promise<ImportProfileFragment | undefined>;
  update(id: string, fields: ProfileFields): Promise<unknown>;
  remove(id: string): Promise<unknown>;
} {
  const [create] = useImportProfileCreateMutation();
  const [update] = useImportProfileUpdateMutation();
  const [remove] = useImportProfileDeleteMutation();
  return {
    create: async (fields) => {
      const { data } = await create({
        variables: { input: inputOf(fields) },
        update: (cache, result) => {
          if (result.data) addTo(cache, fileId, result.data.jobProfileCreate);
        },
      });
      return data?.jobProfileCreate;
    },
    update: (id, fields) => update({ variables: { id, input: inputOf(fields) } }),
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
