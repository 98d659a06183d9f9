import { defineMessages } from '#i18n/defineMessages';

/** The texts of the page. */
export const messages = defineMessages({
  all: { id: 'components.icons.all', defaultMessage: 'All icons' },
  use: { id: 'components.icons.use', defaultMessage: 'In use' },
  search: { id: 'components.icons.search', defaultMessage: 'Search icons' },
  found: {
    id: 'components.icons.found',
    defaultMessage: '{count, plural, =0 {No icons match} one {# icon} other {# icons}}',
  },
  copied: { id: 'components.icons.copied', defaultMessage: '“{name}” copied' },
  note1: {
    id: 'components.icons.note1',
    defaultMessage: 'An icon next to text is hidden from screen readers. An icon on its own needs a name.',
  },
});
