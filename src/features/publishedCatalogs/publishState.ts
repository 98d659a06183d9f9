import type { CatalogPublishQuery } from './CatalogPublish.generated';

/** Whether the catalog can be published as it is now, or the first thing that stands in the way. */
export type PublishState = 'READY' | 'ARCHIVED' | 'NO_CHANNEL' | 'EMPTY' | 'BLOCKED' | 'UNCHANGED';

/** The server would refuse all but READY; the page says so before somebody fills in the form. */
export function publishStateOf({ catalog, publishPreview }: CatalogPublishQuery): PublishState {
  const { status, channels } = catalog;
  const { productCount, isBlocked, isUnchanged } = publishPreview;
  if (status === 'ARCHIVED') return 'ARCHIVED';
  if (status === 'DRAFT' && channels.length === 0) return 'NO_CHANNEL';
  if (productCount === 0) return 'EMPTY';
  if (isBlocked) return 'BLOCKED';
  return isUnchanged ? 'UNCHANGED' : 'READY';
}
