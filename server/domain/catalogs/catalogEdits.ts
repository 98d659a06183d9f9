import { DomainError } from '../../errors';
import type { CatalogEditRecord, CatalogRecord } from '../../records/catalogs';
import { say, type Sentence } from '../../records/sentence';

/** Number of edits kept per catalog, enough to tell an editor what has changed since the dialog was opened. */
const KEPT_EDITS = 20;

/** What messages call the fields. */
const FIELD_WORDS: Record<string, Sentence> = {
  code: say`code`,
  name: say`name`,
  description: say`description`,
  status: say`status`,
  channels: say`channels`,
  currencies: say`currencies`,
  tags: say`tags`,
  locales: say`languages`,
  defaultLocale: say`default language`,
  timeZone: say`time zone`,
  shopUrl: say`shop URL`,
  linkPattern: say`link pattern`,
  imageBaseUrl: say`image base URL`,
};

/** Returns the catalog with the given values as its next revision, and records the edit with its author. */
export function editedCatalog(
  catalog: CatalogRecord,
  values: Partial<CatalogRecord>,
  { user, now }: { user: string; now: string },
): CatalogRecord {
  const revision = catalog.revision + 1;
  const edit: CatalogEditRecord = { revision, user, fields: Object.keys(values) };
  return { ...catalog, ...values, revision, updatedAt: now, edits: [...catalog.edits, edit].slice(-KEPT_EDITS) };
}

/** Throws CONFLICT, listing who has changed what since, unless `revision` is the catalog's current revision. */
export function assertRevision(catalog: CatalogRecord, revision: number) {
  if (catalog.revision === revision) return;
  const since = catalog.edits.filter((edit) => edit.revision > revision);
  const users = [...new Set(since.map(({ user }) => user))];
  const changes = users.map((name) => {
    const fields = new Set(since.filter(({ user }) => user === name).flatMap((edit) => edit.fields));
    return say`${name} changed ${{ list: [...fields].map((field) => FIELD_WORDS[field] ?? field) }}`;
  });
  throw new DomainError(
    'CONFLICT',
    changes.length
      ? say`"${catalog.name}" has changed since you opened it: ${{ list: changes }}. Reload it, then make your changes again.`
      : say`"${catalog.name}" has changed since you opened it. Reload it, then make your changes again.`,
    Object.fromEntries(
      since.flatMap(({ user, fields }) => fields.map((field) => [field, say`${user} has since changed this field.`])),
    ),
  );
}

/** Returns the catalog with the next `contentRevision`. Must be stored in the same commit as the changed products. */
export function withContentChange(catalog: CatalogRecord, now: string): CatalogRecord {
  return {
    ...catalog,
    contentRevision: catalog.contentRevision + 1,
    updatedAt: now,
  };
}
