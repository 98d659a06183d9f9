import { useApolloClient } from '@apollo/client/react';
import { useIntl } from 'react-intl';
import { refetchChanged } from '#graphql/refetchChanged';
import { DeleteDialog } from '#ui/dialog/DeleteDialog';
import { actionMessages } from './actionMessages';
import { useEmailsDeleteMutation } from './EmailActions.generated';

export interface DeleteEmailsDialogProps {
  isOpen: boolean;
  ids: readonly string[];
  /** Called after the emails were deleted, instead of `onClose`. */
  onDeleted: () => void;
  onClose: () => void;
}

/** Confirmation dialog before emails are permanently deleted. */
export function DeleteEmailsDialog({ isOpen, ids, onDeleted, onClose }: DeleteEmailsDialogProps) {
  const client = useApolloClient();
  const { formatMessage } = useIntl();
  const [deleteEmails] = useEmailsDeleteMutation();
  const count = ids.length;
  return (
    <DeleteDialog
      isOpen={isOpen}
      title={formatMessage(actionMessages.deleteTitle, { count })}
      confirmLabel={formatMessage(actionMessages.deleteForGood)}
      doneText={formatMessage(actionMessages.deleteDone, { count })}
      remove={() => deleteEmails({ variables: { ids: [...ids] } })}
      onDeleted={() => {
        onDeleted();
        void refetchChanged(client, new Set(['Email']));
      }}
      onClose={onClose}
    >
      {formatMessage(actionMessages.noWayBack)}
    </DeleteDialog>
  );
}
