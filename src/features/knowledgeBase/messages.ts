import { fieldMessages } from '#ui/fieldMessages';
import { defineMessages } from '#i18n/defineMessages';

/** The messages of the knowledge base. */
export const messages = defineMessages({
  description: { id: 'knowledgeBase.description', defaultMessage: 'How to work with Catalog Manager.' },
  search: { id: 'knowledgeBase.search', defaultMessage: 'Search the knowledge base' },
  results: { id: 'knowledgeBase.results', defaultMessage: 'Search results' },
  articleCount: {
    id: 'knowledgeBase.articleCount',
    defaultMessage: '{count, plural, one {# article} other {# articles}}',
  },
  found: {
    id: 'knowledgeBase.found',
    defaultMessage: '{count, plural, one {# article matches} other {# articles match}}',
  },
  nothingTitle: { id: 'knowledgeBase.nothing.title', defaultMessage: 'No articles match' },
  nothingText: {
    id: 'knowledgeBase.nothing.text',
    defaultMessage: 'Try fewer or different words, or browse the categories.',
  },
  showCategories: { id: 'knowledgeBase.nothing.showCategories', defaultMessage: 'Show categories' },
  emptyTitle: { id: 'knowledgeBase.empty.title', defaultMessage: 'No articles yet' },
  categories: fieldMessages.categories,
  related: { id: 'knowledgeBase.related', defaultMessage: 'Related articles' },
  lastUpdated: { id: 'knowledgeBase.lastUpdated', defaultMessage: 'Last updated {date}' },
  helpful: { id: 'knowledgeBase.helpful', defaultMessage: 'Was this helpful?' },
  yes: { id: 'knowledgeBase.helpful.yes', defaultMessage: 'Yes ({count, number})' },
  no: { id: 'knowledgeBase.helpful.no', defaultMessage: 'No ({count, number})' },
  notRated: { id: 'knowledgeBase.helpful.failed', defaultMessage: 'Couldn’t save your rating' },
  categoryGone: { id: 'knowledgeBase.category.gone', defaultMessage: 'Category not found' },
  articleGone: { id: 'knowledgeBase.article.gone', defaultMessage: 'Article not found' },
  goneText: { id: 'knowledgeBase.gone.text', defaultMessage: 'It may have been moved or deleted.' },
  toHome: { id: 'knowledgeBase.gone.toHome', defaultMessage: 'Go to the knowledge base' },
});
