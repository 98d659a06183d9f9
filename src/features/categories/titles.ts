import { defineMessages } from '#i18n/defineMessages';
import { fieldMessages } from '#ui/fieldMessages';

/** Titles of the screens. They are separate from the feature's other messages, which are loaded with the screen. */
export const titles = defineMessages({ categories: fieldMessages.categories });
