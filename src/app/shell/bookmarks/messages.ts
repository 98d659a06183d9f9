import { defineMessages } from '../../../i18n/defineMessages';

/** The words for bookmarks. */
export const messages = defineMessages({
  bookmarks: { id: 'bookmarks.title', defaultMessage: 'Bookmarks' },
  add: { id: 'bookmarks.add', defaultMessage: 'Bookmark this page' },
  remove: { id: 'bookmarks.remove', defaultMessage: 'Remove the bookmark of this page' },
  failed: { id: 'bookmarks.failed', defaultMessage: 'The bookmark was not changed' },
});
