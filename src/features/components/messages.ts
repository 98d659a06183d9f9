import { sharedMessages } from '#ui/sharedMessages';
import { defineMessages } from '#i18n/defineMessages';
import { titles } from './titles';

/** The texts around the pages of the reference. */
export const messages = defineMessages({
  heading: titles.list,
  page: titles.page,
  description: {
    id: 'components.list.description',
    defaultMessage: 'Working examples of the app’s components, with code, keyboard shortcuts, and accessibility notes.',
  },
  search: { id: 'components.list.search', defaultMessage: 'Search components' },
  count: { id: 'components.list.count', defaultMessage: '{count, plural, one {# component} other {# components}}' },
  emptyTitle: { id: 'components.list.empty.title', defaultMessage: 'No components match' },
  emptyText: { id: 'components.list.empty.text', defaultMessage: 'Try another name, or clear the search.' },
  clear: sharedMessages.clearSearch,
  'section.components': { id: 'components.section.components', defaultMessage: 'Basics' },
  'section.forms': { id: 'components.section.forms', defaultMessage: 'Forms' },
  'section.tables': { id: 'components.section.tables', defaultMessage: 'Tables' },
  'section.charts': { id: 'components.section.charts', defaultMessage: 'Charts' },
  allPages: { id: 'components.page.all', defaultMessage: 'All components' },
  neighbors: { id: 'components.page.neighbors', defaultMessage: 'Previous and next component' },
  previous: { id: 'components.page.previous', defaultMessage: 'Previous: {title}' },
  next: { id: 'components.page.next', defaultMessage: 'Next: {title}' },
  keyboard: { id: 'components.page.keyboard', defaultMessage: 'Keyboard' },
  key: { id: 'components.page.key', defaultMessage: 'Key' },
  action: { id: 'components.page.action', defaultMessage: 'Action' },
  accessibility: { id: 'components.page.accessibility', defaultMessage: 'Accessibility' },
  codeOf: { id: 'components.page.codeOf', defaultMessage: 'Code of “{title}”' },
  copyCode: { id: 'components.page.copyCode', defaultMessage: 'Copy code' },
  copied: { id: 'components.page.copied', defaultMessage: 'Code copied' },
  notCopied: {
    id: 'components.page.notCopied',
    defaultMessage: 'Couldn’t copy. Select the text and copy it manually.',
  },
  notFoundTitle: { id: 'components.page.notFound.title', defaultMessage: 'Component not found' },
  notFoundText: {
    id: 'components.page.notFound.text',
    defaultMessage: 'The link may be outdated. Find the component in the list.',
  },
  toList: { id: 'components.page.toList', defaultMessage: 'View all components' },
});
