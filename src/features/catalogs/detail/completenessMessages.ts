import { defineMessages } from '#i18n/defineMessages';
import { sharedMessages } from '#ui/sharedMessages';

/** Messages about how complete the products of a catalog are. */
export const completenessMessages = defineMessages({
  heading: { id: 'catalogs.completeness.heading', defaultMessage: 'Completeness by channel and language' },
  noChannel: sharedMessages.allChannels,
  completeCount: {
    id: 'catalogs.completeness.completeCount',
    defaultMessage: '{count, number} of {total, number} complete',
  },
  incomplete: {
    id: 'catalogs.completeness.incomplete',
    defaultMessage: 'View {count, plural, one {# incomplete product} other {# incomplete products}}',
  },
  outdated: {
    id: 'catalogs.completeness.outdated',
    defaultMessage:
      'Completeness of {count, plural, one {# product} other {# products}} is being recalculated because languages, channels, or families have changed.',
  },
});
