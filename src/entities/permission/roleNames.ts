import { defineMessages } from '#i18n/defineMessages';
import { commonMessages } from '#ui/commonMessages';

/** The names of the roles. */
export const roleNames = defineMessages({
  admin: commonMessages.administrator,
  editor: commonMessages.editor,
  author: commonMessages.author,
  maintainer: commonMessages.maintainer,
  reviewer: { id: 'access.role.reviewer', defaultMessage: 'Reviewer' },
  viewer: { id: 'access.role.viewer', defaultMessage: 'Viewer' },
  subscriber: commonMessages.subscriber,
  client: commonMessages.client,
});
