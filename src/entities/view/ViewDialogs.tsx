import { useApolloClient } from '@apollo/client/react';
import { useIntl } from 'react-intl';
import { evictFromLists } from '#graphql/evictFromLists';
import type { ViewSettingsInput } from '#graphql/types.generated';
import { DeleteDialog } from '#ui/dialog/DeleteDialog';
import { FormDialog } from '#ui/dialog/FormDialog';
import { useLastOpen } from '#ui/hooks/useLastOpen';
import { messages } from './messages';
import { ShareForm } from './ShareForm';
import {
  useViewCreateMutation,
  useViewDeleteMutation,
  useViewUpdateMutation,
  type ViewPartsFragment,
} from './Views.generated';
import type { ViewableList } from './viewableList';

/** The dialogs of a view. `create` saves the settings of the list as a new one. */
export type ViewDialogName = 'create' | 'edit' | 'delete';

export interface ViewDialogsProps {
  name: ViewDialogName;
  isOpen: boolean;
  viewable: ViewableList;
  /** The open view. */
  view: ViewPartsFragment | undefined;
  /** What the list shows now. */
  settings: ViewSettingsInput;
  onShow: (view: ViewPartsFragment | null) => void;
  /** Called with the view that was renamed or shared. */
  onSaved: (view: ViewPartsFragment) => void;
  onClose: () => void;
}

function ViewForm({ name, viewable, view, settings, onShow, onSaved, onClose }: Omit<ViewDialogsProps, 'isOpen'>) {
  const { formatMessage } = useIntl();
  const edited = name === 'edit' ? view : undefined;
  const client = useApolloClient();
  const [create] = useViewCreateMutation();
  const [update] = useViewUpdateMutation();
  return (
    <ShareForm
      title={formatMessage(edited ? messages.editTitle : messages.createTitle)}
      edited={edited}
      note={formatMessage(messages.createNote)}
      sharingHint={formatMessage(messages.sharingHint)}
      onSave={async (fields) => {
        if (edited) {
          const { data } = await update({ variables: { input: { id: edited.id, ...fields } } });
          if (data) onSaved(data.updateView.view);
        } else {
          const { list, catalogId = null } = viewable;
          const { data } = await create({ variables: { input: { list, catalogId, settings, ...fields } } });
          await client.refetchQueries({ include: ['Views'] });
          if (data) onShow(data.createView.view);
        }
      }}
      onClose={onClose}
    />
  );
}

function ViewDeleteDialog({ isOpen, view, onShow, onClose }: ViewDialogsProps & { view: ViewPartsFragment }) {
  const { formatMessage } = useIntl();
  const { id, name, sharedWith } = view;
  const [remove] = useViewDeleteMutation({ update: (cache) => evictFromLists(cache, 'views', id) });
  return (
    <DeleteDialog
      isOpen={isOpen}
      title={formatMessage(messages.deleteTitle, { name })}
      confirmLabel={formatMessage(messages.deleteSubmit)}
      doneText={formatMessage(messages.deleted)}
      remove={async () => {
        await remove({ variables: { id } });
        onShow(null);
      }}
      onClose={onClose}
    >
      {formatMessage(sharedWith ? messages.deleteShared : messages.deleteOwn)}
    </DeleteDialog>
  );
}

/** The dialogs in which a view is created, renamed, shared, or deleted. */
export function ViewDialogs(props: ViewDialogsProps) {
  const { name, isOpen, onClose } = props;
  // It is among the views no longer while its dialog closes.
  const deleted = useLastOpen(isOpen && props.view !== undefined, props.view);
  if (name === 'delete') return deleted && <ViewDeleteDialog {...props} view={deleted} />;
  return (
    <FormDialog isOpen={isOpen} onClose={onClose}>
      <ViewForm {...props} />
    </FormDialog>
  );
}
