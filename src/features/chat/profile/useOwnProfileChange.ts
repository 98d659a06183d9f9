import { useIntl } from 'react-intl';
import { getErrorMessage } from '#graphql/errors';
import { useToast } from '#ui/state/useToast';
import type { ChatOwnerFragment } from '../list/ChatList.generated';
import { useChatProfileUserUpdateMutation } from './OwnProfile.generated';
import { profileMessages as messages } from './profileMessages';

/** Profile changes that are saved immediately, without a form. */
export interface OwnProfileChange {
  status?: ChatOwnerFragment['status'];
  settings?: Partial<Omit<ChatOwnerFragment['settings'], '__typename'>>;
}

/**
 * Returns a function that changes the profile immediately. If the server rejects the change, it is reverted and the
 * reason is shown.
 */
export function useOwnProfileChange(owner: ChatOwnerFragment): (change: OwnProfileChange) => void {
  const intl = useIntl();
  const toast = useToast();
  const [update] = useChatProfileUserUpdateMutation();
  return (change) => {
    const profileUser = { ...owner, ...change, settings: { ...owner.settings, ...change.settings } };
    void update({ variables: { input: change }, optimisticResponse: { updateChatProfileUser: { profileUser } } }).catch(
      (error: unknown) => toast.error(intl.formatMessage(messages.notSaved), getErrorMessage(error, intl)),
    );
  };
}
