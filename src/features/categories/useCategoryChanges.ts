import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import type { JobRunFragment } from '#entities/job/JobRun.generated';
import { useJobRun } from '#entities/job/useJobRun';
import { useToast } from '#ui/state/useToast';
import {
  CategoryTreeDocument,
  type CategoryRowFragment,
  useCategoryCreateMutation,
  useCategoryDeleteMutation,
  useCategoryMoveMutation,
  useCategoryRenameMutation,
  useCategoryUpdateMutation,
} from './CategoryTree.generated';
import type { CategoryDetailsInput } from '#graphql/types.generated';
import { changeMessages as messages } from './messages';
import type { CategoryPlace } from './tree/dropTarget';
import { getName } from './tree/treeRows';

/** What a category has beside its name and its place. */
type CategoryDetails = Required<CategoryDetailsInput>;

/** The changes to the categories of a catalog. Each rejects with the server's error. */
export interface CategoryChanges {
  /** These return the new path. */
  create: (parent: string | null, name: string) => Promise<string>;
  rename: (path: string, name: string) => Promise<string>;
  move: (path: string, place: CategoryPlace) => Promise<string>;
  /** Replaces the names in other languages and the Google category, unless they are no longer `former`. */
  update: (category: CategoryRowFragment, details: CategoryDetails, former: CategoryDetails) => Promise<void>;
  /** Reads the category again. Resolves to undefined if there is none with the path. */
  reload: (path: string) => Promise<CategoryRowFragment | undefined>;
  /** Products get `moveTo` instead, or lose the category. */
  remove: (path: string, moveTo: string | null, expectedCount: number) => Promise<void>;
}

/** Returns functions that change categories, refresh the tree, and report what was done, with an undo. */
export function useCategoryChanges(catalogId: string): CategoryChanges {
  const client = useApolloClient();
  const { formatMessage } = useIntl();
  const toast = useToast();
  const runJob = useJobRun();
  const [create] = useCategoryCreateMutation();
  const [rename] = useCategoryRenameMutation();
  const [move] = useCategoryMoveMutation();
  const [update] = useCategoryUpdateMutation();
  const [remove] = useCategoryDeleteMutation();

  return useMemo(() => {
    const refresh = () => client.refetchQueries({ include: [CategoryTreeDocument] }).catch(() => undefined);
    const finish = async (
      job: JobRunFragment | null | undefined,
      name: string,
      words: { busy: MessageDescriptor; done: MessageDescriptor },
    ) => {
      if (job) {
        runJob(job, {
          busy: formatMessage(words.busy, { name }),
          done: ({ counts }) => formatMessage(words.done, { name, count: counts.updated }),
        });
      } else toast.success(formatMessage(words.done, { name, count: 0 }));
      await refresh();
    };
    return {
      create: async (parent, name) => {
        const { data } = await create({ variables: { input: { catalogId, parent, name } } });
        const created = data?.createCategory.category;
        if (created) toast.success(formatMessage(messages.created, { name: created.name }));
        await refresh();
        return created?.path ?? '';
      },
      rename: async (path, name) => {
        const { data } = await rename({ variables: { input: { catalogId, path, name } } });
        const renamed = data?.renameCategory.path ?? path;
        await finish(data?.renameCategory.job, getName(renamed), { busy: messages.renaming, done: messages.renamed });
        return renamed;
      },
      move: async (path, { parent, position }) => {
        const input = { catalogId, path, parent, ...(position !== undefined && { position }) };
        const { data } = await move({ variables: { input } });
        const moved = data?.moveCategory.path ?? path;
        // A category that only changes places with its siblings shows it.
        if (moved === path) await refresh();
        else await finish(data?.moveCategory.job, getName(path), { busy: messages.moving, done: messages.moved });
        return moved;
      },
      update: async ({ id, name }, details, former) => {
        await update({ variables: { input: { id, ...details, former } } });
        toast.success(formatMessage(messages.saved, { name }));
      },
      reload: async (path) => {
        const { data } = await client.query({
          query: CategoryTreeDocument,
          variables: { catalogId },
          fetchPolicy: 'network-only',
        });
        return data?.catalog.categoryTree.categories.find((category) => category.path === path);
      },
      remove: async (path, moveTo, expectedCount) => {
        const { data } = await remove({ variables: { input: { catalogId, path, moveTo, expectedCount } } });
        await finish(data?.deleteCategory.job, getName(path), { busy: messages.deleting, done: messages.deleted });
      },
    };
  }, [catalogId, client, formatMessage, toast, runJob, create, rename, move, update, remove]);
}
