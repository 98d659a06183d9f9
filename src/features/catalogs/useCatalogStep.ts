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

/** Takes a step of a catalog's life, and says in a toast that it is done or why it is refused. */
export function useCatalogStep(): (catalog: { id: string; name: string }, step: CatalogLifeStep) => Promise<void> {
  const intl = useIntl();
  const toast = useToast();
  // A list that is narrowed to a status holds other rows after it.
  const options = { refetchQueries: 'active' } as const;
  const [activate] = useCatalogActivateMutation(options);
  const [archive] = useCatalogArchiveMutation(options);
  const [restore] = useCatalogRestoreMutation(options);
  const mutations = { ACTIVATE: activate, ARCHIVE: archive, RESTORE: restore };
  return async ({ id, name }, step) => {
    try {
      await mutations[step]({ variables: { id } });
      toast.success(intl.formatMessage(doneMessages[step], { name }));
    } catch (error) {
      toast.error(intl.formatMessage(stepMessages.failed), messageOf(error, intl));
    }
  };
}
