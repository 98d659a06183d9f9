import { useApolloClient } from '@apollo/client/react';
import { useIntl } from 'react-intl';
import { refetchChanged } from '../../graphql/refetchChanged';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { useToast } from '../../ui/useToast';
import { actionMessages } from './actionMessages';
import { useMailsDeleteMutation } from './MailActions.generated';

/** Props of `DeleteMailsDialog`. */
export interface DeleteMailsDialogProps {
  isOpen: boolean;
  ids: readonly string[];
  /** Called when they are gone. */
  onDeleted(): void;
  onClose(): void;
}

/** Asks before mails are deleted for good. */
export function DeleteMailsDialog({ isOpen, ids, onDeleted, onClose }: DeleteMailsDialogProps) {
  const client = useApolloClient();
  const { formatMessage } = useIntl();
  const toast = useToast();
  const [deleteMails] = useMailsDeleteMutation();
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={formatMessage(actionMessages.deleteTitle, { count: ids.length })}
      confirmLabel={formatMessage(actionMessages.deleteForGood)}
      isDanger
      onConfirm={async () => {
        const { data } = await deleteMails({ variables: { ids: [...ids] } });
        onDeleted();
        toast.success(formatMessage(actionMessages.deleteDone, { count: data?.mailsDelete.length ?? 0 }));
        void refetchChanged(client, new Set(['Mail']));
      }}
      onClose={onClose}
    >
      {formatMessage(actionMessages.noWayBack)}
    </ConfirmDialog>
  );
}
