import { sharedMessages } from '#ui/sharedMessages';
import { defineMessages } from '#i18n/defineMessages';

/** Messages of the menu entries for the access of a user. */
export const accessMessages = defineMessages({
  reset: { id: 'users.passwordLink.create', defaultMessage: 'Create password link' },
  copy: sharedMessages.copyLink,
  send: { id: 'users.invitation.send', defaultMessage: 'Send invitation' },
  sendAgain: { id: 'users.invitation.sendAgain', defaultMessage: 'Send again' },
  sent: { id: 'users.invitation.sent', defaultMessage: 'Invitation sent to “{name}”' },
  revoke: { id: 'users.invitation.revoke', defaultMessage: 'Revoke invitation' },
  revoked: { id: 'users.invitation.revoked', defaultMessage: 'Invitation of “{name}” revoked' },
  failed: { id: 'users.invitation.failed', defaultMessage: 'The change failed' },
  signOut: sharedMessages.signOutEverywhere,
  disable: { id: 'users.disable', defaultMessage: 'Disable' },
  enable: { id: 'users.enable', defaultMessage: 'Enable' },
  enabled: { id: 'users.enable.done', defaultMessage: '“{name}” enabled' },
});
