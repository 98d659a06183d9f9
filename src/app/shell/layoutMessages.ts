import { messages } from './messages';
import { defineMessages } from '#i18n/defineMessages';

export const layoutMessages = defineMessages({
  customize: { id: 'layout.customize', defaultMessage: 'Customize layout' },
  customizerButton: { id: 'layout.customizerButton', defaultMessage: 'Show the customize button' },
  toTop: { id: 'layout.toTop', defaultMessage: 'Back to top' },
  version: { id: 'layout.version', defaultMessage: 'Version {version}' },
  shortcuts: messages.shortcuts,
  explorer: { id: 'layout.footer.explorer', defaultMessage: 'GraphQL explorer' },
});
