import { DomainError } from '../../errors';
import type { CatalogEditRecord, CatalogRecord } from '../../records/catalogs';

/** How many edits a catalog remembers: enough to tell an editor what happened since the dialog was opened. */
const KEPT_EDITS = 20;

const FIELD_WORDS: Record<string, string> = {
  locales: 'languages',
  defaultLocale: 'default language',
  shopUrl: 'shop URL',
  linkPattern: 'link pattern',
  imageBaseUrl: 'base URL of images',
};

const listed = (words: Iterable<string>) => new Intl.ListFormat('en').format(new Set(words));

/** The catalog with other values in some of its fields, as its next revision; the edit is noted with its author. */
export const editedCatalog = (
  catalog: CatalogRecord,
  values: Partial<CatalogRecord>,
  { user, now }: { user: string; now: string },
): CatalogRecord => {
  const revision = catalog.revision + 1;
  const edit: CatalogEditRecord = { revision, user, fields: Object.keys(values) };
  return { ...catalog, ...values, revision, updatedAt: now, edits: [...catalog.edits, edit].slice(-KEPT_EDITS) };
};

/** Throws CONFLICT, naming who changed what since, unless `revision` is the catalog's own. */
export const assertRevision = (catalog: CatalogRecord, revision: number) => {
  if (catalog.revision === revision) return;
  const since = catalog.edits.filter((edit) => edit.revision > revision);
  const users = [...new Set(since.map(({ user }) => user))];
  const told = users.map((name) => {
    const fields = since.filter(({ user }) => user === name).flatMap((edit) => edit.fields);
    return `${name} changed ${listed(fields.map((field) => FIELD_WORDS[field] ?? field))}`;
  });
  throw new DomainError(
    'CONFLICT',
    `"${catalog.name}" is not what it was when you opened it${told.length ? `: ${listed(told)}` : ''}. Load it again, then make your change.`,
    Object.fromEntries(
      since.flatMap(({ user, fields }) => fields.map((field) => [field, `${user} changed this meanwhile.`])),
    ),
  );
};

/** The catalog after a change of its products: the next `contentRevision`. Stands in the same commit as the products. */
export const withContentChange = (catalog: CatalogRecord, now: string): CatalogRecord => ({
  ...catalog,
  contentRevision: catalog.contentRevision + 1,
  updatedAt: now,
});
