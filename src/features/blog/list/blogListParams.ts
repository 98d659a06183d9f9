import { urlChoice, urlPage, urlText } from '../../../routing/urlParams';
import { blogCategories, blogStatuses } from '../postChoices';

/** The URL parameters of the list. */
export const blogListParams = {
  ...urlPage,
  q: urlText(),
  category: urlChoice(blogCategories),
  tag: urlText(),
  status: urlChoice(blogStatuses, 'PUBLISHED'),
};

/** State without search and filters. */
export const noFilters = { q: '', category: null, tag: '', status: 'PUBLISHED', page: 1 } as const;
