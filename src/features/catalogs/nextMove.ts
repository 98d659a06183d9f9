import type { CatalogNextStep } from '../../graphql/types.generated';
import type { CatalogNextStepFragment } from './CatalogNextStep.generated';

/** What the card proposes: the server's next step, or what must come before it. */
export type NextMove = CatalogNextStep | 'ADD_CHANNEL';

/** A catalog that is ready but has no channel cannot be activated before it has one. */
export function nextMoveOf({ nextStep, steps }: Pick<CatalogNextStepFragment, 'nextStep' | 'steps'>): NextMove {
  const activate = steps.find(({ action }) => action === 'ACTIVATE');
  return nextStep === 'ACTIVATE' && activate?.blockers.includes('NO_CHANNEL') ? 'ADD_CHANNEL' : nextStep;
}
