import { useIntl } from 'react-intl';
import { messageOf } from '../../graphql/errors';
import type { CatalogAction } from '../../graphql/types.generated';
import { useToast } from '../../ui/useToast';
import {
  useCatalogActivateMutation,
  useCatalogArchiveMutation,
  useCatalogRestoreMutation,
} from './CatalogMenu.generated';
import { stepMessages } from './stepMessages';

/** A step that is taken at once; deleting asks first. */
export type CatalogLifeStep = Exclude<CatalogAction, 'DELETE'>;

const doneMessages = {
  ACTIVATE: stepMessages.doneACTIVATE,
  ARCHIVE: stepMessages.doneARCHIVE,
  RESTORE: stepMessages.doneRESTORE,
} as const;

/** The steps that lead back to where one came from; the others have no way back. */
const undoing: Partial<Record<CatalogLifeStep, readonly CatalogLifeStep[]>> = { ARCHIVE: ['RESTORE', 'ACTIVATE'] };

/** How long a step can be undone from its toast, in milliseconds. */
const undoMs = 12_000;

/** The catalog that a step is about. */
interface StepTarget {
  id: string;
  name: string;
}

/** Takes a step of a catalog's life, and says in a toast that it is done, how to undo it, or why it is refused. */
export function useCatalogStep(): (catalog: StepTarget, step: CatalogLifeStep) => Promise<void> {
  const intl = useIntl();
  const toast = useToast();
  // A list that is narrowed to a status holds other rows after it.
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
      toast.error(intl.formatMessage(stepMessages.failed), messageOf(error, intl));
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
