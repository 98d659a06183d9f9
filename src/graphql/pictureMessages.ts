import { defineMessages } from '#i18n/defineMessages';

/** The messages for image uploads. */
export const pictureMessages = defineMessages({
  upload: { id: 'graphql.picture.upload', defaultMessage: 'Upload image' },
  remove: { id: 'graphql.picture.remove', defaultMessage: 'Remove image' },
  uploading: { id: 'graphql.picture.uploading', defaultMessage: 'Uploading {name}' },
  tooLarge: {
    id: 'graphql.picture.tooLarge',
    defaultMessage: '“{name}” is {size, number} MB. Use an image of 5 MB or less.',
  },
  wrongType: {
    id: 'graphql.picture.wrongType',
    defaultMessage: '“{name}” isn’t a supported image. Use a PNG, JPEG, GIF, WebP, or AVIF file.',
  },
  typeNotAllowed: {
    id: 'graphql.picture.typeNotAllowed',
    defaultMessage: '“{name}” can’t be used here. Use one of these file types: {types}.',
  },
});
