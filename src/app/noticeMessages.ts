import { defineMessages } from '#i18n/defineMessages';

/** What the gateway in this browser tells its user, by the code of the notice. */
export const noticeMessages = defineMessages({
  noServiceWorkers: {
    id: 'app.notice.noServiceWorkers',
    defaultMessage:
      'This browser blocks service workers here, as some private windows do. Everything works except images and direct links to files. To use those too, open the app in a regular window.',
  },
  notStored: {
    id: 'app.notice.notStored',
    defaultMessage:
      'This browser doesn’t store data for this page. Everything works, but your data is lost when you close the page.',
  },
  unreadable: {
    id: 'app.notice.unreadable',
    defaultMessage:
      'The data in this browser couldn’t be read: {reason}. It was kept in the browser database “{database}”, and the app starts with new data.',
  },
  usedElsewhere: {
    id: 'app.notice.usedElsewhere',
    defaultMessage:
      'The app is now in use in another tab or window. Reload this page to continue here. Until then, changes aren’t saved.',
  },
  storageFull: {
    id: 'app.notice.storageFull',
    defaultMessage:
      'The browser has no storage left, so {what, select, products {changes to products aren’t saved} other {your latest changes aren’t saved}}. They stay in memory until you close the app. Export your catalogs, then delete versions or catalogs that you don’t need, or free space on this device. The app tries to save again.',
  },
  storageClosed: {
    id: 'app.notice.storageClosed',
    defaultMessage:
      'The browser closed its storage, so your latest changes aren’t saved. They stay in memory until you close the app. Free space on this device, export what you changed, then reload the page.',
  },
  notSaved: {
    id: 'app.notice.notSaved',
    defaultMessage:
      'Changes couldn’t be saved ({reason}). They stay in memory, and the app will try to save them again.',
  },
});
