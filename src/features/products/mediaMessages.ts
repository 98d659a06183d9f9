import { defineMessages } from '../../i18n/defineMessages';

/** Words about the pictures of a product. */
export const mediaMessages = defineMessages({
  media: { id: 'products.media.title', defaultMessage: 'Pictures' },
  empty: {
    id: 'products.media.empty',
    defaultMessage: 'No picture yet. The first one stands in lists and in search results.',
  },
  address: { id: 'products.media.address', defaultMessage: 'Address' },
  addressOf: { id: 'products.media.addressOf', defaultMessage: 'Address of picture {number, number}' },
  alt: { id: 'products.media.alt', defaultMessage: 'Alt text' },
  altOf: { id: 'products.media.altOf', defaultMessage: 'Alt text of picture {number, number}' },
  own: { id: 'products.media.own', defaultMessage: 'Uploaded picture' },
  first: { id: 'products.media.first', defaultMessage: 'Main picture' },
  earlier: { id: 'products.media.earlier', defaultMessage: 'Move picture {number, number} forward' },
  later: { id: 'products.media.later', defaultMessage: 'Move picture {number, number} back' },
  remove: { id: 'products.media.remove', defaultMessage: 'Remove picture {number, number}' },
  newAddress: { id: 'products.media.newAddress', defaultMessage: 'Address of a picture' },
  newAddressHint: { id: 'products.media.newAddressHint', defaultMessage: 'https://…' },
  add: { id: 'products.media.add', defaultMessage: 'Add' },
  upload: { id: 'products.media.upload', defaultMessage: 'Upload pictures' },
  badAddress: {
    id: 'products.media.badAddress',
    defaultMessage: 'Enter an address that begins with https://, or a path such as /m/h/tent.jpg.',
  },
});
