import { useIntl } from 'react-intl';
import { evictFromLists } from '#graphql/evictFromLists';
import { sharedMessages } from '#ui/sharedMessages';
import { DeleteDialog } from '#ui/dialog/DeleteDialog';
import { useBlogPostDeleteMutation, type PostViewFragment } from './BlogDetail.generated';
import { detailMessages as messages } from './detailMessages';

export interface PostDeleteDialogProps {
  isOpen: boolean;
  post: PostViewFragment;
  onDeleted: () => void;
  onClose: () => void;
}

/** Confirmation dialog before a post is deleted with its comments. */
export function PostDeleteDialog({ isOpen, post, onDeleted, onClose }: PostDeleteDialogProps) {
  const { formatMessage } = useIntl();
  const { id, title: name, commentCount: count } = post;
  const [remove] = useBlogPostDeleteMutation({
    update: (cache) => ['blogPosts', 'blogRecentPosts'].forEach((list) => evictFromLists(cache, list, id)),
  });
  return (
    <DeleteDialog
      isOpen={isOpen}
      title={formatMessage(sharedMessages.deleteQuestion, { name })}
      confirmLabel={formatMessage(messages.deletePost)}
      doneText={formatMessage(sharedMessages.nameDeleted, { name })}
      remove={() => remove({ variables: { id } })}
      onDeleted={onDeleted}
      onClose={onClose}
    >
      {formatMessage(messages.deleteText, { count })}
    </DeleteDialog>
  );
}
