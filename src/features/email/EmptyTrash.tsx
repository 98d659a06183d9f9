import { useApolloClient } from '@apollo/client/react';
import { Button } from '@fluentui/react-components';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { refetchChanged } from '../../graphql/refetchChanged';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { useToast } from '../../ui/useToast';
import { actionMessages } from './actionMessages';
import { useTrashEmptyMutation } from './MailActions.generated';

/** Props of `EmptyTrash`. */
export interface EmptyTrashProps {
  /** Mails in the trash. */
  count: number;
}

/** Deletes everything in the trash for good, once it was confirmed. */
export function EmptyTrash({ count }: EmptyTrashProps) {
  const client = useApolloClient();
  const { formatMessage } = useIntl();
  const toast = useToast();
  const [isOpen, setIsOpen] = useState(false);
  const [emptyTrash] = useTrashEmptyMutation();
  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)}>
        {formatMessage(actionMessages.emptyTrash)}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={formatMessage(actionMessages.emptyTitle)}
        confirmLabel={formatMessage(actionMessages.emptyTrash)}
        isDanger
        onConfirm={async () => {
          const { data } = await emptyTrash();
          toast.success(formatMessage(actionMessages.deleteDone, { count: data?.trashEmpty.length ?? 0 }));
          void refetchChanged(client, new Set(['Mail']));
        }}
        onClose={() => setIsOpen(false)}
      >
        {formatMessage(actionMessages.emptyText, { count })} {formatMessage(actionMessages.noWayBack)}
      </ConfirmDialog>
    </>
  );
}
