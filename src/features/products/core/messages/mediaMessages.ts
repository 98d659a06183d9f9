import { sharedMessages } from '#ui/sharedMessages';
import { fieldMessages } from '#ui/fieldMessages';
import { commonMessages } from '#ui/commonMessages';
import { defineMessages } from '#i18n/defineMessages';

/** Messages about the images of a product. */
export const mediaMessages = defineMessages({
  media: fieldMessages.media,
  empty: {
    id: 'products.media.empty',
    defaultMessage: 'No images yet. The first image appears in lists and search results.',
  },
  address: commonMessages.url,
  addressOf: { id: 'products.media.addressOf', defaultMessage: 'URL of image {number, number}' },
  alt: { id: 'products.media.alt', defaultMessage: 'Alt text' },
  altOf: { id: 'products.media.altOf', defaultMessage: 'Alt text of image {number, number}' },
  own: { id: 'products.media.own', defaultMessage: 'Uploaded image' },
  first: { id: 'products.media.first', defaultMessage: 'Main image' },
  failed: { id: 'products.media.failed', defaultMessage: 'Can’t load this image' },
  earlier: { id: 'products.media.earlier', defaultMessage: 'Move image {number, number} forward' },
  later: { id: 'products.media.later', defaultMessage: 'Move image {number, number} back' },
  moved: {
    id: 'products.media.moved',
    defaultMessage: 'Image moved to position {place, number} of {count, number}.',
  },
  drag: { id: 'products.media.drag', defaultMessage: 'Drag to move' },
  remove: { id: 'products.media.remove', defaultMessage: 'Remove image {number, number}' },
  newAddress: { id: 'products.media.newAddress', defaultMessage: 'Image URL' },
  newAddressHint: { id: 'products.media.newAddressHint', defaultMessage: 'https://…' },
  add: sharedMessages.add,
  upload: { id: 'products.media.upload', defaultMessage: 'Upload images' },
  uploadFor: { id: 'products.media.uploadFor', defaultMessage: 'Upload image for {attribute}' },
  badAddress: {
    id: 'products.media.badAddress',
    defaultMessage: 'Enter a URL that starts with https://, or a path. Example: /m/h/tent.jpg',
  },
});
