import { nameMessages } from '#ui/nameMessages';
import { defineMessages } from '#i18n/defineMessages';

/** Titles of the screens. They are separate from the feature's other messages, which are loaded with the screen. */
export const titles = defineMessages({
  home: nameMessages.knowledgeBase,
  category: { id: 'knowledgeBase.category.title', defaultMessage: 'Help category' },
  article: { id: 'knowledgeBase.article.title', defaultMessage: 'Help article' },
});
