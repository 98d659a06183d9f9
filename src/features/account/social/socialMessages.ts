import { sharedMessages } from '#ui/sharedMessages';
import { messages as uiMessages } from '#ui/messages';
import { defineMessages } from '#i18n/defineMessages';

/** Messages of social links and connections. */
export const socialMessages = defineMessages({
  links: { id: 'account.social.links', defaultMessage: 'Social links' },
  connections: { id: 'account.social.connections', defaultMessage: 'Connections' },
  notConnected: { id: 'account.social.notConnected', defaultMessage: 'Not connected' },
  connect: { id: 'account.social.connect', defaultMessage: 'Connect' },
  connectTo: { id: 'account.social.connectTo', defaultMessage: 'Connect to {network}' },
  disconnect: { id: 'account.social.disconnect', defaultMessage: 'Disconnect' },
  disconnectFrom: { id: 'account.social.disconnectFrom', defaultMessage: 'Disconnect from {network}' },
  accountName: { id: 'account.social.accountName', defaultMessage: 'Account name' },
  nameMissing: {
    id: 'account.social.nameMissing',
    defaultMessage: 'Enter your account name on that network.',
  },
  connected: { id: 'account.social.connected', defaultMessage: 'Connected to {network}' },
  disconnected: { id: 'account.social.disconnected', defaultMessage: 'Disconnected from {network}' },
  failed: sharedMessages.changeNotSaved,
  undo: uiMessages.undo,
});
