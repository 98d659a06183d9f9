import { defineMessages } from '../i18n/defineMessages';

/** Words about pictures on their way to the server. */
export const pictureMessages = defineMessages({
  uploading: { id: 'graphql.picture.uploading', defaultMessage: 'Uploading {name}' },
  tooLarge: {
    id: 'graphql.picture.tooLarge',
    defaultMessage: '“{name}” has {size, number} MB; a picture has at most 5 MB. Make it smaller first.',
  },
  wrongType: {
    id: 'graphql.picture.wrongType',
    defaultMessage: '“{name}” is no picture that shops can show. Choose a PNG, JPEG, GIF, WebP or AVIF file.',
  },
});
