import { parsePath } from 'react-router-dom';
import { href, paths } from '#routing/paths';
import { screenAt } from '../../screen/screenAt';

/** The kinds of entities that have, or will have, a screen of their own. */
export type EntityKind = 'catalog' | 'job' | 'version' | 'user' | 'invoice' | 'email' | 'chat';

const addresses: Record<EntityKind, (id: string) => string> = {
  catalog: (catalogId) => href(paths.catalogDetail, { catalogId }),
  job: (jobId) => href(paths.jobDetail, { jobId }),
  version: (versionId) => href(paths.publishedCatalogDetail, { versionId }),
  user: (userId) => href(paths.userView, { userId }),
  invoice: (invoiceId) => href(paths.invoicePreview, { invoiceId }),
  email: (email) => href(paths.email, {}, { email }),
  chat: (contact) => href(paths.chat, {}, { contact }),
};

/** The path of an entity’s screen; null if the app has no screen for its kind. */
export function entityHref(kind: EntityKind, id: string): string | null {
  const address = addresses[kind](id);
  return screenAt(parsePath(address).pathname ?? '') ? address : null;
}

/** Whether the app has a screen for entities of this kind. */
export function hasScreenFor(kind: EntityKind): boolean {
  return entityHref(kind, '0') !== null;
}
