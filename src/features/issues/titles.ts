import { commonMessages } from '#ui/commonMessages';
import { defineMessages } from '#i18n/defineMessages';

/** Titles of the screens. They are separate from the feature's other messages, which are loaded with the screen. */
export const titles = defineMessages({ issues: commonMessages.issues });
