import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { evictFromLists } from '#graphql/evictFromLists';
import { refetchChanged } from '#graphql/refetchChanged';
import { DeleteDialog } from '#ui/dialog/DeleteDialog';
import { sharedMessages as messages } from '#ui/sharedMessages';
import { attributeLabel } from '../attribute/attributeLabel';
import type { DeletionState } from './DefinitionPage';

export interface DefinitionDeleteDialogProps extends DeletionState {
  definition: { id: string; labels: readonly { locale: string; text: string }[]; code?: string };
  /** The query that lists the definitions. */
  list: string;
  /** The verb and noun; for example, `Delete family`. */
  confirmLabel: string;
  /** The types of the records that change with it, whose queries are then run again. */
  types: ReadonlySet<string>;
  /** The mutations. */
  remove: (options: { variables: { id: string }; update: (cache: ApolloCache) => void }) => Promise<unknown>;
  restore: (options: { variables: { id: string } }) => Promise<unknown>;
  /** Where it is used. */
  children: ReactNode;
}

/** Asks before a definition is deleted. The deletion can be undone. */
export function DefinitionDeleteDialog(props: DefinitionDeleteDialogProps) {
  const { definition, list, types, remove, restore, ...dialog } = props;
  const { id, labels, code } = definition;
  const { formatMessage, locale } = useIntl();
  const name = attributeLabel(labels, locale) || code;
  const apollo = useApolloClient();
  return (
    <DeleteDialog
      {...dialog}
      title={formatMessage(messages.deleteQuestion, { name })}
      doneText={formatMessage(messages.nameDeleted, { name })}
      remove={async () => {
        await remove({ variables: { id }, update: (cache) => evictFromLists(cache, list, id) });
        void refetchChanged(apollo, types);
      }}
      undo={async () => {
        await restore({ variables: { id } });
        await refetchChanged(apollo, types);
      }}
    />
  );
}
