import { Key20Regular } from '@fluentui/react-icons/svg/key';
import { Link20Regular } from '@fluentui/react-icons/svg/link';
import { LinkDismiss20Regular } from '@fluentui/react-icons/svg/link-dismiss';
import { Mail20Regular } from '@fluentui/react-icons/svg/mail';
import { PersonAvailable20Regular } from '@fluentui/react-icons/svg/person-available';
import { PersonProhibited20Regular } from '@fluentui/react-icons/svg/person-prohibited';
import { SignOut20Regular } from '@fluentui/react-icons/svg/sign-out';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { useSendsEmail } from '#graphql/backEnd';
import { getErrorMessage } from '#graphql/errors';
import { useSession } from '#session/sessionContext';
import type { MenuEntry } from '#ui/menu/menuTypes';
import { useToast } from '#ui/state/useToast';
import { getName } from '../userName';
import { accessMessages as messages } from './accessMessages';
import {
  useUserDisabledSetMutation,
  useUserInvitationRevokeMutation,
  useUserInvitationSendMutation,
  type UserAccessFragment,
} from './UserAccess.generated';

/** The dialogs that the entries open. */
export type UserAccessDialog = 'invite' | 'password' | 'signOut' | 'disable';

/**
 * Returns a function for the menu entries that invite, disable, and enable a user, give a new password, and sign out,
 * as far as permissions allow. `onOpen` opens a dialog for the user.
 */
export function useUserAccess(
  onOpen: (dialog: UserAccessDialog, userId: string) => void,
): (user: UserAccessFragment) => MenuEntry[] {
  const intl = useIntl();
  const { user: self, can } = useSession();
  const toast = useToast();
  const options = { refetchQueries: ['UserFigures'] };
  const [send] = useUserInvitationSendMutation(options);
  const [revoke] = useUserInvitationRevokeMutation(options);
  const [setDisabled] = useUserDisabledSetMutation(options);
  const sendsEmail = useSendsEmail();
  const canInvite = can('create', 'User');
  const canUpdate = can('update', 'User');
  return useCallback(
    (user) => {
      const { id, status, hasPassword, invitationExpiresAt } = user;
      const { formatMessage } = intl;
      const run = async (change: Promise<unknown>, done: keyof typeof messages) => {
        try {
          await change;
          toast.success(formatMessage(messages[done], { name: getName(user) }));
        } catch (error) {
          toast.error(formatMessage(messages.failed), getErrorMessage(error, intl));
        }
      };
      const isInvitable = canInvite && !hasPassword && status !== 'INACTIVE';
      const invitation: MenuEntry[] = [
        {
          id: 'link',
          label: formatMessage(messages.copy),
          icon: <Link20Regular />,
          onSelect: () => onOpen('invite', id),
        },
        ...(sendsEmail
          ? [
              {
                id: 'send',
                label: formatMessage(invitationExpiresAt === null ? messages.send : messages.sendAgain),
                icon: <Mail20Regular />,
                onSelect: () => void run(send({ variables: { id } }), 'sent'),
              },
            ]
          : []),
        ...(invitationExpiresAt === null
          ? []
          : [
              {
                id: 'revoke',
                label: formatMessage(messages.revoke),
                icon: <LinkDismiss20Regular />,
                onSelect: () => void run(revoke({ variables: { id } }), 'revoked'),
              },
            ]),
      ];
      const access: MenuEntry =
        status === 'INACTIVE'
          ? {
              id: 'enable',
              label: formatMessage(messages.enable),
              icon: <PersonAvailable20Regular />,
              onSelect: () => void run(setDisabled({ variables: { id, isDisabled: false } }), 'enabled'),
            }
          : {
              id: 'disable',
              label: formatMessage(messages.disable),
              icon: <PersonProhibited20Regular />,
              onSelect: () => onOpen('disable', id),
            };
      const password: MenuEntry = {
        id: 'password',
        label: formatMessage(messages.reset),
        icon: <Key20Regular />,
        onSelect: () => onOpen('password', id),
      };
      const signOut: MenuEntry = {
        id: 'signOut',
        label: formatMessage(messages.signOut),
        icon: <SignOut20Regular />,
        onSelect: () => onOpen('signOut', id),
      };
      const isOther = canUpdate && self?.email !== user.email;
      return [
        ...(isInvitable ? invitation : []),
        ...(isOther && hasPassword && status !== 'INACTIVE' ? [password, signOut] : []),
        // No one can disable the own account.
        ...(isOther ? [access] : []),
      ];
    },
    [intl, self, sendsEmail, canInvite, canUpdate, toast, send, revoke, setDisabled, onOpen],
  );
}
