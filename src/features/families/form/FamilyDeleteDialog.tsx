import { useApolloClient } from '@apollo/client/react';
import { useIntl } from 'react-intl';
import { attributeLabel } from '../../../entities/attribute/attributeLabel';
import { evictFromLists } from '../../../graphql/evictFromLists';
import { refetchChanged } from '../../../graphql/refetchChanged';
import { DeleteDialog } from '../../../ui/dialog/DeleteDialog';
import type { FamilyRowFragment } from '../list/FamilyList.generated';
import { messages } from '../messages';
import { useFamilyDeleteMutation, useFamilyRestoreMutation } from './FamilyForm.generated';

/** Props of `FamilyDeleteDialog`. */
export interface FamilyDeleteDialogProps {
  isOpen: boolean;
  family: Pick<FamilyRowFragment, 'id' | 'labels' | 'usage'>;
  /** Called after the family was deleted, instead of `onClose`. */
  onDeleted: () => void;
  onClose: () => void;
}

const types = new Set(['Family']);

/** Asks before a family is deleted, and says where it is used. The deletion can be undone. */
export function FamilyDeleteDialog({ isOpen, family, onDeleted, onClose }: FamilyDeleteDialogProps) {
  const { formatMessage, formatList, locale } = useIntl();
  const apollo = useApolloClient();
  const { id, labels, usage } = family;
  const name = attributeLabel(labels, locale);
  const [restore] = useFamilyRestoreMutation();
  const [remove] = useFamilyDeleteMutation({ update: (cache) => evictFromLists(cache, 'families', id) });
  const catalogs = formatList(
    usage.catalogs.map(({ catalog }) => catalog.name),
    { type: 'conjunction' },
  );
  return (
    <DeleteDialog
      isOpen={isOpen}
      title={formatMessage(messages.deleteTitle, { name })}
      confirmLabel={formatMessage(messages.deleteSubmit)}
      doneText={formatMessage(messages.deleted, { name })}
      remove={async () => {
        await remove({ variables: { id } });
        void refetchChanged(apollo, types);
      }}
      undo={async () => {
        await restore({ variables: { id } });
        await refetchChanged(apollo, types);
      }}
      onDeleted={onDeleted}
      onClose={onClose}
    >
      {usage.products === 0
        ? formatMessage(messages.deleteUnused)
        : formatMessage(messages.deleteUsed, { count: usage.products, catalogs })}
    </DeleteDialog>
  );
}
