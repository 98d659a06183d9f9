import { useIntl } from 'react-intl';
import { DefinitionDeleteDialog } from '#entities/definition/DefinitionDeleteDialog';
import type { DeletionState } from '#entities/definition/DefinitionPage';
import { References } from '#entities/definition/References';
import { useLastOpen } from '#ui/hooks/useLastOpen';
import type { FamilyRowFragment } from '../list/FamilyList.generated';
import { messages } from '../messages';
import { useFamilyDeleteMutation, useFamilyReferencesQuery, useFamilyRestoreMutation } from './FamilyForm.generated';
import { familyTypes } from './familyValues';

export interface FamilyDeleteDialogProps extends DeletionState {
  family: Pick<FamilyRowFragment, 'id' | 'labels' | 'usage'>;
}

/** Asks before a family is deleted, and says where it is used. The deletion can be undone. */
export function FamilyDeleteDialog({ family, ...state }: FamilyDeleteDialogProps) {
  const { formatMessage, formatList } = useIntl();
  const { products, catalogs } = family.usage;
  const names = catalogs.map(({ catalog }) => catalog.name);
  const { id } = family;
  const { data, error, loading } = useFamilyReferencesQuery({
    variables: { id },
    skip: !state.isOpen,
    fetchPolicy: 'network-only',
  });
  const shown = useLastOpen(state.isOpen, data);
  const [remove] = useFamilyDeleteMutation();
  const [restore] = useFamilyRestoreMutation();
  return (
    <DefinitionDeleteDialog
      {...state}
      // It opens when all is known that it says.
      isOpen={state.isOpen && !loading}
      definition={family}
      list="families"
      confirmLabel={formatMessage(messages.deleteSubmit)}
      types={familyTypes}
      remove={remove}
      restore={restore}
    >
      {products === 0
        ? formatMessage(messages.deleteUnused)
        : formatMessage(messages.deleteUsed, { count: products, catalogs: formatList(names, { type: 'conjunction' }) })}
      <References references={shown?.family.references} error={error} />
    </DefinitionDeleteDialog>
  );
}
