import { useIntl } from 'react-intl';
import { getErrorMessage } from '#graphql/errors';
import type { CatalogAction } from '#graphql/types.generated';
import { useToast } from '#ui/state/useToast';
import {
  useCatalogActivateMutation,
  useCatalogArchiveMutation,
  useCatalogRestoreMutation,
} from './list/CatalogMenu.generated';
import { stepMessages } from './stepMessages';

/** A lifecycle action without confirmation; deleting asks for it. */
export type CatalogLifeStep = Exclude<CatalogAction, 'DELETE'>;

const doneMessages = {
  ACTIVATE: stepMessages.doneACTIVATE,
  ARCHIVE: stepMessages.doneARCHIVE,
  RESTORE: stepMessages.doneRESTORE,
} as const;

/** The actions that undo another action; the others cannot be undone. */
const undoing: Partial<Record<CatalogLifeStep, readonly CatalogLifeStep[]>> = { ARCHIVE: ['RESTORE', 'ACTIVATE'] };

/** How long an action can be undone from its toast, in milliseconds. */
const undoMs = 12_000;

/** The catalog that an action applies to. */
interface StepTarget {
  id: string;
  name: string;
}

/**
 * Performs a lifecycle action on a catalog and shows a toast with the result: success with an undo button if possible,
 * or the reason for the failure.
 */
export function useCatalogStep(): (catalog: StepTarget, step: CatalogLifeStep) => Promise<void> {
  const intl = useIntl();
  const toast = useToast();
  // The rows of a list filtered by status change with the action.
  const options = { refetchQueries: 'active' } as const;
  const [activate] = useCatalogActivateMutation(options);
  const [archive] = useCatalogArchiveMutation(options);
  const [restore] = useCatalogRestoreMutation(options);
  const mutations = { ACTIVATE: activate, ARCHIVE: archive, RESTORE: restore };
  const take = async ({ id, name }: StepTarget, steps: readonly CatalogLifeStep[]): Promise<void> => {
    try {
      for (const step of steps) await mutations[step]({ variables: { id } });
      const last = steps.at(-1);
      if (last) say({ id, name }, last);
    } catch (error) {
      toast.error(intl.formatMessage(stepMessages.failed), getErrorMessage(error, intl));
    }
  };
  const say = (catalog: StepTarget, step: CatalogLifeStep) => {
    const title = intl.formatMessage(doneMessages[step], { name: catalog.name });
    const back = undoing[step];
    if (!back) return toast.success(title);
    const undo = { label: intl.formatMessage(stepMessages.undo), onSelect: () => void take(catalog, back) };
    toast.show({ intent: 'success', title, actions: [undo], timeoutMs: undoMs });
  };
  return (catalog, step) => take(catalog, [step]);
}
