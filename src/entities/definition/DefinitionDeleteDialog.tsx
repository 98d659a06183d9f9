import { useApolloClient } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { refetchChanged } from '#graphql/refetchChanged';
import { DeleteDialog } from '#ui/dialog/DeleteDialog';
import { sharedMessages as messages } from '#ui/sharedMessages';
import type { DeletionState } from './DefinitionPage';

export interface DefinitionDeleteDialogProps extends DeletionState {
  name: string;
  /** The verb and noun; for example, `Delete family`. */
  confirmLabel: string;
  /** The types of the records that change with it, whose queries are then run again. */
  types: ReadonlySet<string>;
  remove: () => Promise<unknown>;
  restore: () => Promise<unknown>;
  /** Where it is used. */
  children: ReactNode;
}

/** Asks before a definition is deleted. The deletion can be undone. */
export function DefinitionDeleteDialog(props: DefinitionDeleteDialogProps) {
  const { name, types, remove, restore, ...dialog } = props;
  const { formatMessage } = useIntl();
  const apollo = useApolloClient();
  return (
    <DeleteDialog
      {...dialog}
      title={formatMessage(messages.deleteQuestion, { name })}
      doneText={formatMessage(messages.nameDeleted, { name })}
      remove={async () => {
        await remove();
        void refetchChanged(apollo, types);
      }}
      undo={async () => {
        await restore();
        await refetchChanged(apollo, types);
      }}
    />
  );
}
