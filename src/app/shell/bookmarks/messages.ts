import { nameMessages } from '#ui/nameMessages';
import { defineMessages } from '#i18n/defineMessages';

/** The messages for bookmarks. */
export const messages = defineMessages({
  bookmarks: nameMessages.bookmarks,
  add: { id: 'bookmarks.add', defaultMessage: 'Bookmark this page' },
  remove: { id: 'bookmarks.remove', defaultMessage: 'Remove bookmark' },
  failed: { id: 'bookmarks.failed', defaultMessage: 'Couldn’t change the bookmark. Try again.' },
});
