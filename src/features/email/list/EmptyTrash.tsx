import { useApolloClient } from '@apollo/client/react';
import { Button } from '@fluentui/react-components';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { refetchChanged } from '#graphql/refetchChanged';
import { DeleteDialog } from '#ui/dialog/DeleteDialog';
import { actionMessages } from '../actionMessages';
import { useTrashEmptyMutation } from '../EmailActions.generated';

export interface EmptyTrashProps {
  /** Number of emails in the trash. */
  count: number;
}

/** Button that permanently deletes all emails in the trash after confirmation. */
export function EmptyTrash({ count }: EmptyTrashProps) {
  const client = useApolloClient();
  const { formatMessage } = useIntl();
  const [isOpen, setIsOpen] = useState(false);
  const [emptyTrash] = useTrashEmptyMutation();
  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)}>
        {formatMessage(actionMessages.emptyTrash)}
      </Button>
      <DeleteDialog
        isOpen={isOpen}
        title={formatMessage(actionMessages.emptyTitle)}
        confirmLabel={formatMessage(actionMessages.emptyTrash)}
        doneText={formatMessage(actionMessages.deleteDone, { count })}
        remove={() => emptyTrash()}
        onDeleted={() => {
          setIsOpen(false);
          void refetchChanged(client, new Set(['Email']));
        }}
        onClose={() => setIsOpen(false)}
      >
        {formatMessage(actionMessages.emptyText, { count })} {formatMessage(actionMessages.noWayBack)}
      </DeleteDialog>
    </>
  );
}
