import { defineMessages } from '#i18n/defineMessages';

/** Titles of the screens, separate from the other messages of the feature, which are loaded with the screen. */
export const titles = defineMessages({
  import: { id: 'imports.title', defaultMessage: 'Import' },
});
