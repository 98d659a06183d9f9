import type { CatalogPublishQuery } from './CatalogPublish.generated';

/** Whether the catalog can be published now, or the first problem that blocks it. */
export type PublishState = 'READY' | 'ARCHIVED' | 'NO_CHANNEL' | 'RULES' | 'EMPTY' | 'BLOCKED' | 'UNCHANGED';

/**
 * Returns the publish state. The server rejects all states except READY; the page shows the problem before the user
 * fills in the form.
 */
export function getPublishState({ catalog, publishPreview }: CatalogPublishQuery): PublishState {
  const { status, channels, ruleFaults } = catalog;
  const { productCount, isBlocked, isUnchanged } = publishPreview;
  if (status === 'ARCHIVED') return 'ARCHIVED';
  if (status === 'DRAFT' && channels.length === 0) return 'NO_CHANNEL';
  if (ruleFaults.length > 0) return 'RULES';
  if (productCount === 0) return 'EMPTY';
  if (isBlocked) return 'BLOCKED';
  return isUnchanged ? 'UNCHANGED' : 'READY';
}
