import { useIntl } from 'react-intl';
import { attributeLabel } from '#entities/attribute/attributeLabel';
import { DefinitionDeleteDialog } from '#entities/definition/DefinitionDeleteDialog';
import type { DeletionState } from '#entities/definition/DefinitionPage';
import { evictFromLists } from '#graphql/evictFromLists';
import type { FamilyRowFragment } from '../list/FamilyList.generated';
import { messages } from '../messages';
import { useFamilyDeleteMutation, useFamilyRestoreMutation } from './FamilyForm.generated';

export interface FamilyDeleteDialogProps extends DeletionState {
  family: Pick<FamilyRowFragment, 'id' | 'labels' | 'usage'>;
}

const types = new Set(['Family']);

/** Asks before a family is deleted, and says where it is used. The deletion can be undone. */
export function FamilyDeleteDialog({ family, ...state }: FamilyDeleteDialogProps) {
  const { formatMessage, formatList, locale } = useIntl();
  const { id, labels, usage } = family;
  const [restore] = useFamilyRestoreMutation();
  const [remove] = useFamilyDeleteMutation({ update: (cache) => evictFromLists(cache, 'families', id) });
  const catalogs = formatList(
    usage.catalogs.map(({ catalog }) => catalog.name),
    { type: 'conjunction' },
  );
  return (
    <DefinitionDeleteDialog
      {...state}
      name={attributeLabel(labels, locale)}
      confirmLabel={formatMessage(messages.deleteSubmit)}
      types={types}
      remove={() => remove({ variables: { id } })}
      restore={() => restore({ variables: { id } })}
    >
      {usage.products === 0
        ? formatMessage(messages.deleteUnused)
        : formatMessage(messages.deleteUsed, { count: usage.products, catalogs })}
    </DefinitionDeleteDialog>
  );
}
