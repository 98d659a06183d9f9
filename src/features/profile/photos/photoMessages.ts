import { defineMessages } from '#i18n/defineMessages';

/** Messages of the photos and their viewer. */
export const photoMessages = defineMessages({
  photoNumber: { id: 'profile.photos.number', defaultMessage: 'Photo {number, number}' },
  place: { id: 'profile.photos.place', defaultMessage: '{number, number} of {count, number}' },
  previous: { id: 'profile.photos.previous', defaultMessage: 'Previous photo' },
  next: { id: 'profile.photos.next', defaultMessage: 'Next photo' },
});
