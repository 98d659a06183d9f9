import { defineMessages } from '../../i18n/defineMessages';

/** The words of one published version. */
export const versionMessages = defineMessages({
  facts: { id: 'version.facts', defaultMessage: 'About this version' },
  label: { id: 'version.label', defaultMessage: 'Label' },
  reason: { id: 'version.reason', defaultMessage: 'Reason' },
  none: { id: 'version.none', defaultMessage: 'None given' },
  products: { id: 'version.products', defaultMessage: 'Products' },
  productsAndVariants: {
    id: 'version.productsAndVariants',
    defaultMessage:
      '{products, plural, one {# product} other {# products}}, {variants, plural, one {# variant} other {# variants}}',
  },
  published: { id: 'version.published', defaultMessage: 'Published' },
  whenBy: { id: 'version.whenBy', defaultMessage: '{when} by {user}' },
  withdrawn: { id: 'version.withdrawn', defaultMessage: 'Withdrawn' },
  withdrawnWhy: { id: 'version.withdrawnWhy', defaultMessage: '{when}: {reason}' },
  rollbackOf: { id: 'version.rollbackOf', defaultMessage: 'Brings back' },
  job: { id: 'version.job', defaultMessage: 'Job' },
  openJob: { id: 'version.openJob', defaultMessage: 'Open the job that published it' },
  catalog: { id: 'version.catalog', defaultMessage: 'Catalog' },
  checksum: { id: 'version.checksum', defaultMessage: 'Checksum' },
  tabs: { id: 'version.tabs', defaultMessage: 'Parts of this version' },
  changes: { id: 'version.changes', defaultMessage: 'Changes' },
  changesText: {
    id: 'version.changesText',
    defaultMessage: 'Against the version that was current before it.',
  },
  firstText: {
    id: 'version.firstText',
    defaultMessage: 'No version was current before it, so all of its products are new.',
  },
  search: { id: 'version.products.search', defaultMessage: 'Search its products' },
  product: { id: 'version.products.product', defaultMessage: 'Product' },
  brand: { id: 'version.products.brand', defaultMessage: 'Brand' },
  variants: { id: 'version.products.variants', defaultMessage: 'Variants' },
  price: { id: 'version.products.price', defaultMessage: 'Price' },
  nothing: { id: 'version.products.nothing', defaultMessage: 'No product fits' },
  nothingText: { id: 'version.products.nothingText', defaultMessage: 'Search for another name, brand or SKU.' },
  close: { id: 'version.product.close', defaultMessage: 'Close' },
  asPublished: { id: 'version.product.asPublished', defaultMessage: 'As published in version {version, number}' },
  productGone: { id: 'version.product.gone', defaultMessage: 'There is no such product in this version.' },
  rollback: { id: 'version.rollback', defaultMessage: 'Roll back to this version' },
  rollbackTitle: { id: 'version.rollback.title', defaultMessage: 'Roll back to version {version, number}?' },
  rollbackText: {
    id: 'version.rollback.text',
    defaultMessage:
      'Its content is published again as a new version of “{name}”, which becomes the current one. The products that you edit stay as they are.',
  },
  rollbackConfirm: { id: 'version.rollback.confirm', defaultMessage: 'Roll back' },
  rollbackRefused: {
    id: 'version.rollback.refused',
    defaultMessage: 'The catalog is archived. Restore it first.',
  },
  withdraw: { id: 'version.withdraw', defaultMessage: 'Withdraw' },
  withdrawTitle: { id: 'version.withdraw.title', defaultMessage: 'Withdraw version {version, number}?' },
  withdrawText: {
    id: 'version.withdraw.text',
    defaultMessage:
      '“{name}” has no current version then, until you publish again or roll back to an earlier one. Its products stay as they are.',
  },
  withdrawConfirm: { id: 'version.withdraw.confirm', defaultMessage: 'Withdraw version' },
  withdrawDone: { id: 'version.withdraw.done', defaultMessage: 'Version {version, number} was withdrawn' },
  why: { id: 'version.why', defaultMessage: 'Reason' },
});
