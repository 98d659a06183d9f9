import { Button, ToggleButton } from '@fluentui/react-components';
import { Bookmark20Filled, Bookmark20Regular } from '@fluentui/react-icons/svg/bookmark';
import { Delete20Regular } from '@fluentui/react-icons/svg/delete';
import { Edit20Regular } from '@fluentui/react-icons/svg/edit';
import { useIntl } from 'react-intl';
import { getErrorMessage } from '#graphql/errors';
import { href, paths } from '#routing/paths';
import { useSession } from '#session/sessionContext';
import { LinkButton } from '#ui/control/LinkButton';
import { sharedMessages } from '#ui/sharedMessages';
import { recordMessages } from '#ui/recordMessages';
import { useToast } from '#ui/state/useToast';
import { useBlogBookmarkSetMutation, type PostViewFragment } from './BlogDetail.generated';
import { detailMessages as messages } from './detailMessages';
import { ShareButton } from './ShareButton';

export interface PostActionsProps {
  post: PostViewFragment;
  onDelete: () => void;
}

/** Share, bookmark, edit, and delete, each for accounts with the permission. */
export function PostActions({ post, onDelete }: PostActionsProps) {
  const { id, title, isBookmarked } = post;
  const intl = useIntl();
  const { formatMessage } = intl;
  const toast = useToast();
  const { can } = useSession();
  const [setBookmark] = useBlogBookmarkSetMutation();
  const toggle = async () => {
    const next = !isBookmarked;
    try {
      await setBookmark({
        variables: { id, isBookmarked: next },
        optimisticResponse: { setBlogPostBookmark: { post: { ...post, isBookmarked: next } } },
      });
    } catch (error) {
      toast.error(formatMessage(sharedMessages.changeNotSaved), getErrorMessage(error, intl));
    }
  };
  return (
    <>
      <ShareButton title={title} />
      {can('update', 'Bookmark') && (
        <ToggleButton
          checked={isBookmarked}
          icon={isBookmarked ? <Bookmark20Filled /> : <Bookmark20Regular />}
          onClick={() => void toggle()}
        >
          {formatMessage(messages.bookmark)}
        </ToggleButton>
      )}
      {can('update', 'BlogPost') && (
        <LinkButton to={href(paths.blogEdit, { postId: id })} icon={<Edit20Regular />}>
          {formatMessage(recordMessages.edit)}
        </LinkButton>
      )}
      {can('delete', 'BlogPost') && (
        <Button icon={<Delete20Regular />} onClick={onDelete}>
          {formatMessage(recordMessages.delete)}
        </Button>
      )}
    </>
  );
}
