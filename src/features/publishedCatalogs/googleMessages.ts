import { defineMessages } from '../../i18n/defineMessages';

/** The words of a Google feed and what it leaves out. */
export const googleMessages = defineMessages({
  heading: { id: 'publishedCatalogs.google.heading', defaultMessage: 'Google feed' },
  optional: {
    id: 'publishedCatalogs.google.optional',
    defaultMessage: 'Optional. You can publish without a Google feed.',
  },
  notSet: {
    id: 'publishedCatalogs.google.notSet',
    defaultMessage:
      'The catalog has no shop URL, so there is no Google feed. Ask someone who can edit the catalog to set it.',
  },
  counts: {
    id: 'publishedCatalogs.google.counts',
    defaultMessage: '{items, plural, one {# item} other {# items}}, {leftOut, number} left out',
  },
  complete: {
    id: 'publishedCatalogs.google.complete',
    defaultMessage: 'Google can take every item.',
  },
  leftOutText: {
    id: 'publishedCatalogs.google.leftOutText',
    defaultMessage: 'Google would reject these items, so the feed leaves them out. They do not block publishing.',
  },
  links: { id: 'publishedCatalogs.google.links', defaultMessage: 'Product links' },
  images: { id: 'publishedCatalogs.google.images', defaultMessage: 'Relative images' },
  change: { id: 'publishedCatalogs.google.change', defaultMessage: 'Change URLs' },
  leftOut: { id: 'publishedCatalogs.google.leftOut', defaultMessage: 'Items left out' },
  download: { id: 'publishedCatalogs.google.download', defaultMessage: 'Download list' },
});
