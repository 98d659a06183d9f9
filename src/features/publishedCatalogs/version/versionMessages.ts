import { defineMessages } from '../../../i18n/defineMessages';

/** Messages for the page of a published version. */
export const versionMessages = defineMessages({
  facts: { id: 'publishedCatalogs.version.facts', defaultMessage: 'About this version' },
  label: { id: 'publishedCatalogs.version.label', defaultMessage: 'Label' },
  reason: { id: 'publishedCatalogs.version.reason', defaultMessage: 'Reason' },
  none: { id: 'publishedCatalogs.version.none', defaultMessage: 'Not set' },
  products: { id: 'publishedCatalogs.version.products', defaultMessage: 'Products' },
  productsAndVariants: {
    id: 'publishedCatalogs.version.productsAndVariants',
    defaultMessage:
      '{products, plural, one {# product} other {# products}}, {variants, plural, one {# variant} other {# variants}}',
  },
  published: { id: 'publishedCatalogs.version.published', defaultMessage: 'Published' },
  whenBy: { id: 'publishedCatalogs.version.whenBy', defaultMessage: '{when} by {user}' },
  withdrawn: { id: 'publishedCatalogs.version.withdrawn', defaultMessage: 'Withdrawn' },
  withdrawnWhy: { id: 'publishedCatalogs.version.withdrawnWhy', defaultMessage: '{when}: {reason}' },
  rollbackOf: { id: 'publishedCatalogs.version.rollbackOf', defaultMessage: 'Rollback to' },
  job: { id: 'publishedCatalogs.version.job', defaultMessage: 'Job' },
  openJob: { id: 'publishedCatalogs.version.openJob', defaultMessage: 'Open publishing job' },
  catalog: { id: 'publishedCatalogs.version.catalog', defaultMessage: 'Catalog' },
  checksum: { id: 'publishedCatalogs.version.checksum', defaultMessage: 'Checksum' },
  tabs: { id: 'publishedCatalogs.version.tabs', defaultMessage: 'Version details' },
  changes: { id: 'publishedCatalogs.version.changes', defaultMessage: 'Changes' },
  changesText: {
    id: 'publishedCatalogs.version.changesText',
    defaultMessage: 'Compared to the previous current version.',
  },
  firstText: {
    id: 'publishedCatalogs.version.firstText',
    defaultMessage: 'There was no current version before, so all products are new.',
  },
  search: { id: 'publishedCatalogs.version.products.search', defaultMessage: 'Search products' },
  product: { id: 'publishedCatalogs.version.products.product', defaultMessage: 'Product' },
  brand: { id: 'publishedCatalogs.version.products.brand', defaultMessage: 'Brand' },
  variants: { id: 'publishedCatalogs.version.products.variants', defaultMessage: 'Variants' },
  price: { id: 'publishedCatalogs.version.products.price', defaultMessage: 'Price' },
  nothing: { id: 'publishedCatalogs.version.products.nothing', defaultMessage: 'No products match' },
  nothingText: {
    id: 'publishedCatalogs.version.products.nothingText',
    defaultMessage: 'Try a different name, brand, or SKU.',
  },
  asPublished: {
    id: 'publishedCatalogs.version.product.asPublished',
    defaultMessage: 'As published in version {version, number}',
  },
  productGone: {
    id: 'publishedCatalogs.version.product.gone',
    defaultMessage: 'This product isn’t in this version.',
  },
  rollback: { id: 'publishedCatalogs.version.rollback', defaultMessage: 'Roll back to this version' },
  rollbackTitle: {
    id: 'publishedCatalogs.version.rollback.title',
    defaultMessage: 'Roll back to version {version, number}?',
  },
  rollbackText: {
    id: 'publishedCatalogs.version.rollback.text',
    defaultMessage:
      'This publishes its content again as a new version of “{name}”, which becomes the current version. The products you edit don’t change.',
  },
  rollbackConfirm: { id: 'publishedCatalogs.version.rollback.confirm', defaultMessage: 'Roll back' },
  rollbackRefused: {
    id: 'publishedCatalogs.version.rollback.refused',
    defaultMessage: 'The catalog is archived. Restore it first.',
  },
  withdraw: { id: 'publishedCatalogs.version.withdraw', defaultMessage: 'Withdraw version' },
  withdrawTitle: {
    id: 'publishedCatalogs.version.withdraw.title',
    defaultMessage: 'Withdraw version {version, number}?',
  },
  withdrawText: {
    id: 'publishedCatalogs.version.withdraw.text',
    defaultMessage:
      '“{name}” will have no current version until you publish again or roll back to an earlier one. Its products don’t change.',
  },
  withdrawConfirm: { id: 'publishedCatalogs.version.withdraw.confirm', defaultMessage: 'Withdraw version' },
  withdrawDone: {
    id: 'publishedCatalogs.version.withdraw.done',
    defaultMessage: 'Version {version, number} withdrawn',
  },
  why: { id: 'publishedCatalogs.version.why', defaultMessage: 'Reason' },
});
