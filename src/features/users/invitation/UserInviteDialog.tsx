import { DialogBody, DialogContent, DialogTitle, Button } from '@fluentui/react-components';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { getErrorMessage } from '#graphql/errors';
import { DialogButtons } from '#ui/dialog/DialogButtons';
import { FormDialog } from '#ui/dialog/FormDialog';
import { messages as uiMessages } from '#ui/messages';
import { Notice } from '#ui/state/Notice';
import { Placeholder } from '#ui/state/Placeholder';
import { getName } from '../userName';
import { InvitationContent } from './InvitationContent';
import { invitationMessages as messages } from './invitationMessages';
import {
  useUserInvitationLinkMutation,
  useUserPasswordLinkMutation,
  type UserAccessFragment,
} from './UserAccess.generated';

export interface UserInviteDialogProps {
  isOpen: boolean;
  /** Whether the user has a password, which the link replaces. */
  isReset?: boolean;
  user: Pick<UserAccessFragment, 'id' | 'fullName' | 'username'>;
  onClose: () => void;
}

/** Creates a link to set the first password, or a new one, and shows it. */
export function UserInviteDialog({ isOpen, isReset = false, user, onClose }: UserInviteDialogProps) {
  const { id } = user;
  const intl = useIntl();
  const [invite, invited] = useUserInvitationLinkMutation();
  const [reset, replaced] = useUserPasswordLinkMutation();
  const create = isReset ? reset : invite;
  const error = isReset ? replaced.error : invited.error;
  const createdForRef = useRef<string>(null);
  useEffect(() => {
    if (!isOpen) createdForRef.current = null;
    if (!isOpen || createdForRef.current === id) return;
    createdForRef.current = id;
    // The hook returns the error, too.
    create({ variables: { id } }).catch(() => undefined);
  }, [isOpen, id, create]);
  const link = isReset
    ? replaced.data?.createPasswordLink.passwordLink
    : invited.data?.createInvitationLink.invitationLink;
  return (
    <FormDialog isOpen={isOpen} onClose={onClose}>
      {link === undefined ? (
        <DialogBody>
          <DialogTitle>
            {intl.formatMessage(isReset ? messages.resetTitle : messages.linkTitle, { name: getName(user) })}
          </DialogTitle>
          <DialogContent>
            {error ? <Notice tone="danger">{getErrorMessage(error, intl)}</Notice> : <Placeholder height={136} />}
          </DialogContent>
          <DialogButtons>
            <Button onClick={onClose}>{intl.formatMessage(uiMessages.close)}</Button>
          </DialogButtons>
        </DialogBody>
      ) : (
        <InvitationContent
          key={link}
          userId={id}
          name={getName(user)}
          email={null}
          link={link}
          isReset={isReset}
          onClose={onClose}
        />
      )}
    </FormDialog>
  );
}
