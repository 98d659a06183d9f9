import { fieldMessages } from '#ui/fieldMessages';
import { commonMessages } from '#ui/commonMessages';
import { sharedMessages } from '#ui/sharedMessages';
import { defineMessages } from '#i18n/defineMessages';

/** Messages about what a product has and what is missing. */
export const qualityMessages = defineMessages({
  completeness: sharedMessages.completeness,
  missing: { id: 'products.quality.missing', defaultMessage: 'Missing fields' },
  complete: { id: 'products.quality.complete', defaultMessage: 'All recommended fields are filled in.' },
  quality: commonMessages.quality,
  score: { id: 'products.quality.score', defaultMessage: '{score, number} of 100 points' },
  points: { id: 'products.quality.points', defaultMessage: '{points, number} of {maxPoints, number}' },
  raise: { id: 'products.quality.raise', defaultMessage: 'Raise the score' },
  COMPLETENESS: sharedMessages.completeness,
  IMAGES: fieldMessages.media,
  DESCRIPTIONS: fieldMessages.description,
  TRANSLATIONS: fieldMessages.values,
  SEO: fieldMessages.seo,
  FIELD_MISSING: { id: 'products.quality.fieldMissing', defaultMessage: 'Missing: {field}' },
  IMAGES_MISSING: { id: 'products.quality.imagesMissing', defaultMessage: 'Fewer than three images' },
  ALT_TEXT_MISSING: { id: 'products.quality.altTextMissing', defaultMessage: 'Image without alt text' },
  DESCRIPTION_SHORT: {
    id: 'products.quality.descriptionShort',
    defaultMessage: 'Description with fewer than 250 characters',
  },
  SEO_TOO_LONG: { id: 'products.quality.seoTooLong', defaultMessage: 'Too long: {field}' },
  gain: { id: 'products.quality.gain', defaultMessage: '+{points, number}' },
});
