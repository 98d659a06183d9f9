import { nameMessages } from '../../../ui/nameMessages';
import { variantMessages } from '../../../ui/fieldMessages';
import { sharedMessages } from '../../../ui/sharedMessages';
import { fieldMessages } from '../../../ui/fieldMessages';
import { defineMessages } from '../../../i18n/defineMessages';

/** Messages for comparing products and for showing them as published. */
export const diffMessages = defineMessages({
  kind: sharedMessages.typeOfChange,
  anyKind: { id: 'publishedCatalogs.diff.kind.any', defaultMessage: 'All changes ({count, number})' },
  kindCount: { id: 'publishedCatalogs.diff.kind.count', defaultMessage: '{kind} ({count, number})' },
  ADDED: { id: 'publishedCatalogs.diff.added', defaultMessage: 'Added' },
  CHANGED: { id: 'publishedCatalogs.diff.changed', defaultMessage: 'Changed' },
  REMOVED: { id: 'publishedCatalogs.diff.removed', defaultMessage: 'Removed' },
  list: { id: 'publishedCatalogs.diff.list', defaultMessage: 'Changed products' },
  none: sharedMessages.noChanges,
  noneText: { id: 'publishedCatalogs.diff.none.text', defaultMessage: 'All products are the same in both versions.' },
  noneOfKind: sharedMessages.noChangesOfType,
  before: sharedMessages.before,
  after: sharedMessages.after,
  empty: sharedMessages.empty,
  notThere: { id: 'publishedCatalogs.diff.notThere', defaultMessage: 'Not present' },
  moreFields: {
    id: 'publishedCatalogs.diff.moreFields',
    defaultMessage: '{count, plural, one {Show # more field} other {Show # more fields}}',
  },
  showMore: nameMessages.showMore,
  showLess: { id: 'publishedCatalogs.diff.showLess', defaultMessage: 'Show less' },
  variantField: sharedMessages.fieldOfVariant,
  variant: variantMessages.ofSku,
  wasPrice: sharedMessages.formerPrice,
  pair: { id: 'publishedCatalogs.diff.pair', defaultMessage: '{name}: {value}' },
  sku: fieldMessages.sku,
  name: fieldMessages.name,
  slug: sharedMessages.slug,
  description: fieldMessages.description,
  brand: fieldMessages.brand,
  gtin: fieldMessages.gtin,
  mpn: sharedMessages.mpn,
  status: fieldMessages.status,
  categories: fieldMessages.categories,
  attributes: fieldMessages.attributes,
  options: fieldMessages.options,
  variants: sharedMessages.variantOrder,
  prices: fieldMessages.prices,
  stock: fieldMessages.stock,
  productKind: fieldMessages.kind,
  availability: fieldMessages.availability,
  availableFrom: fieldMessages.availableFrom,
  media: fieldMessages.media,
  externalReference: fieldMessages.externalReference,
  seoTitle: fieldMessages['seo.title'],
  seoDescription: fieldMessages['seo.description'],
});
