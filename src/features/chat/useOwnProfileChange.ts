import { useIntl } from 'react-intl';
import { messageOf } from '../../graphql/errors';
import { useToast } from '../../ui/useToast';
import type { ChatOwnerFragment } from './ChatList.generated';
import { useChatProfileUserUpdateMutation } from './OwnProfile.generated';
import { profileMessages as messages } from './profileMessages';

/** What is changed at once, without a form. */
export type OwnProfileChange = Partial<Pick<ChatOwnerFragment, 'status' | 'settings'>>;

/** Changes the own profile at once; what the server refuses is taken back, and said. */
export function useOwnProfileChange(owner: ChatOwnerFragment): (change: OwnProfileChange) => void {
  const intl = useIntl();
  const toast = useToast();
  const [update] = useChatProfileUserUpdateMutation();
  return ({ status, settings }) => {
    const next = { ...owner, status: status ?? owner.status, settings: settings ?? owner.settings };
    const { isTwoStepAuthVerificationEnabled, isNotificationsOn } = next.settings;
    void update({
      variables: {
        input: { status: next.status, settings: { isTwoStepAuthVerificationEnabled, isNotificationsOn } },
      },
      optimisticResponse: { chatProfileUserUpdate: next },
    }).catch((error: unknown) => toast.error(intl.formatMessage(messages.notSaved), messageOf(error, intl)));
  };
}
