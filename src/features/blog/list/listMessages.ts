import { defineMessages } from '#i18n/defineMessages';

/** Messages of the list of posts. */
export const listMessages = defineMessages({
  description: {
    id: 'blog.list.description',
    defaultMessage: 'Tips and experiences from people who work with product catalogs.',
  },
  search: { id: 'blog.list.search', defaultMessage: 'Search posts' },
  sidebar: { id: 'blog.list.sidebar', defaultMessage: 'Browse the blog' },
  recent: { id: 'blog.list.recent', defaultMessage: 'Recent posts' },
  nothingTitle: { id: 'blog.list.nothing.title', defaultMessage: 'No posts match' },
  nothingText: { id: 'blog.list.nothing.text', defaultMessage: 'Try a different search, category, or tag.' },
  emptyTitle: { id: 'blog.list.empty.title', defaultMessage: 'No posts yet' },
  emptyText: { id: 'blog.list.empty.text', defaultMessage: 'Published posts appear here.' },
});
