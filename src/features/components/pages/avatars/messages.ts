import { defineMessages } from '#i18n/defineMessages';

/** The texts of the page. */
export const messages = defineMessages({
  picture: { id: 'components.avatars.picture', defaultMessage: 'Initials and image' },
  presence: { id: 'components.avatars.presence', defaultMessage: 'Presence and group' },
  note1: {
    id: 'components.avatars.note1',
    defaultMessage: 'If the name is next to the avatar, the image has no alt text.',
  },
});
