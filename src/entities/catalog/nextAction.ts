import type { CatalogNextStep } from '#graphql/types.generated';
import type { NextActionFragment } from './NextAction.generated';

/** The step that the card suggests: the server's next step or one that must come before it. */
export type NextAction = CatalogNextStep | 'ADD_CHANNEL';

/** Suggests adding a channel first if the catalog is otherwise ready, because it cannot be activated without one. */
export function getNextAction({ nextStep, steps }: Pick<NextActionFragment, 'nextStep' | 'steps'>): NextAction {
  const activate = steps.find(({ action }) => action === 'ACTIVATE');
  return nextStep === 'ACTIVATE' && activate?.blockers.includes('NO_CHANNEL') ? 'ADD_CHANNEL' : nextStep;
}

/** The permission that each step needs: an action and its subject. */
export const nextActionPermissions: Record<NextAction, readonly [string, string]> = {
  WATCH_JOB: ['read', 'Job'],
  IMPORT: ['create', 'Job'],
  FIX_ERRORS: ['read', 'Product'],
  RESTORE_WORKING_COPY: ['update', 'Product'],
  PUBLISH: ['publish', 'Catalog'],
  PUBLISH_CHANGES: ['publish', 'Catalog'],
  DOWNLOAD_FEEDS: ['read', 'PublishedCatalog'],
  ADD_CHANNEL: ['update', 'Catalog'],
  ACTIVATE: ['update', 'Catalog'],
  RESTORE: ['update', 'Catalog'],
};
