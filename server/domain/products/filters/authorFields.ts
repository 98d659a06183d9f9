import { getAuthor, type Author } from '#server/records/authors';
import type { JobRecord } from '#server/records/jobs';
import type { JobType } from '#server/types.generated';
import type { FieldRequest, SystemField } from './fieldSources';

/** The types of jobs that are about changes of products. */
const CHANGING: ReadonlySet<JobType> = new Set(['IMPORT', 'BULK_EDIT', 'ROLLBACK']);

/** Returns what products of the catalog have of it. */
const listInUse = async ({ ctx, catalog }: Pick<FieldRequest, 'ctx' | 'catalog'>, author: Author) => {
  const authors = [...(await ctx.store.products.authors(catalog.id)).keys()];
  return new Set(authors.map((text) => getAuthor(text, author)).filter((text) => text !== ''));
};

const held = (author: Author): Pick<SystemField, 'type' | 'getSource'> => ({
  type: 'CHOICE',
  getSource: () => ({ held: 'authors', toValue: (authors) => getAuthor(authors, author) }),
});

/** People are compared by their full names, as they are recorded, so that those who left can be found, too. */
const byUser = (author: Author): SystemField => ({
  ...held(author),
  getOptions: async (request) => [...(await listInUse(request, author))].sort(),
  isOpen: true,
});

/**
 * The jobs that products name come first, each from the newest to the oldest. All others can be compared, too, so that
 * no view is refused after an edit.
 */
const byJob = (author: Author): SystemField => ({
  ...held(author),
  isOfJobs: true,
  getOptions: async (request) => {
    const { catalog, ctx } = request;
    const inUse = [...(await listInUse(request, author))].sort((a, b) => Number(b) - Number(a));
    const isOther = ({ catalogId, mode, type }: JobRecord) =>
      catalogId === catalog.id && mode === 'APPLY' && CHANGING.has(type);
    const jobs = await ctx.store.list('jobs', isOther);
    return [...new Set([...inUse, ...jobs.map(({ id }) => id).reverse()])];
  },
});

/** Who and which job created and changed a product. */
export const AUTHOR_FIELDS: Readonly<Record<string, SystemField>> = {
  'created-by': byUser('createdBy'),
  'created-by-job': byJob('createdByJob'),
  'changed-by': { ...byUser('updatedBy'), isAlways: true },
  'changed-by-job': byJob('updatedByJob'),
};
