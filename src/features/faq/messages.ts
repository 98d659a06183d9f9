import { sharedMessages } from '#ui/sharedMessages';
import { defineMessages } from '#i18n/defineMessages';

/** The messages of the questions and answers. */
export const messages = defineMessages({
  description: { id: 'faq.description', defaultMessage: 'What customers of the shop ask most often.' },
  search: { id: 'faq.search', defaultMessage: 'Search questions and answers' },
  topics: { id: 'faq.topics', defaultMessage: 'Topics' },
  allTopics: { id: 'faq.allTopics', defaultMessage: 'All topics' },
  found: {
    id: 'faq.found',
    defaultMessage: '{count, plural, one {# question matches} other {# questions match}}',
  },
  nothingTitle: { id: 'faq.nothing.title', defaultMessage: 'No questions match' },
  nothingText: { id: 'faq.nothing.text', defaultMessage: 'Try a different search, or view all questions.' },
  showAll: { id: 'faq.nothing.showAll', defaultMessage: 'Show all questions' },
  emptyTitle: { id: 'faq.empty.title', defaultMessage: 'No questions yet' },
  copyLink: sharedMessages.copyLink,
  linkCopied: sharedMessages.linkCopied,
  linkNotCopied: {
    id: 'faq.linkNotCopied',
    defaultMessage: 'Your browser blocked copying. The link is in the address bar.',
  },
});
