import type { SessionAccess } from '#session/sessionContext';
import type { VersionActionsFragment } from '../version/VersionActions.generated';

/** Whether the user can restore products from the version. */
export function canRestore({ status, catalog }: VersionActionsFragment, can: SessionAccess['can']): boolean {
  const isPublished = status === 'CURRENT' || status === 'SUPERSEDED' || status === 'WITHDRAWN';
  return isPublished && catalog.status !== 'ARCHIVED' && can('update', 'Product');
}
