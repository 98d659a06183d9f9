import { messages } from '../messages';
import { nameMessages } from '#ui/nameMessages';
import { fieldMessages } from '#ui/fieldMessages';
import { commonMessages } from '#ui/commonMessages';
import { sharedMessages } from '#ui/sharedMessages';
import { publishMessages } from '../publish/publishMessages';
import { defineMessages } from '#i18n/defineMessages';

/** Messages for the page of a published version. */
export const versionMessages = defineMessages({
  facts: { id: 'publishedCatalogs.version.facts', defaultMessage: 'About this version' },
  label: messages.label,
  reason: publishMessages.reason,
  none: { id: 'publishedCatalogs.version.none', defaultMessage: 'Not set' },
  products: nameMessages.products,
  productsAndVariants: {
    id: 'publishedCatalogs.version.productsAndVariants',
    defaultMessage:
      '{products, plural, one {# product} other {# products}}, {variants, plural, one {# variant} other {# variants}}',
  },
  published: messages.when,
  whenBy: sharedMessages.whenBy,
  withdrawn: messages.WITHDRAWN,
  withdrawnWhy: { id: 'publishedCatalogs.version.withdrawnWhy', defaultMessage: '{when}: {reason}' },
  rollbackOf: { id: 'publishedCatalogs.version.rollbackOf', defaultMessage: 'Rollback to' },
  job: nameMessages.job,
  openJob: { id: 'publishedCatalogs.version.openJob', defaultMessage: 'Open publishing job' },
  catalog: nameMessages.catalog,
  publicAttributes: { id: 'publishedCatalogs.version.publicAttributes', defaultMessage: 'Public attributes' },
  internalAttributes: { id: 'publishedCatalogs.version.internalAttributes', defaultMessage: 'Internal attributes' },
  noAttributes: nameMessages.noneOfSeveral,
  checksum: messages.checksum,
  tabs: { id: 'publishedCatalogs.version.tabs', defaultMessage: 'Version details' },
  changes: sharedMessages.changes,
  changesText: {
    id: 'publishedCatalogs.version.changesText',
    defaultMessage: 'What changed from version {before, number} to version {after, number}.',
  },
  comparedWith: { id: 'publishedCatalogs.version.comparedWith', defaultMessage: 'Compared with' },
  previousVersion: {
    id: 'publishedCatalogs.version.previousVersion',
    defaultMessage: 'Previous version ({version, number})',
  },
  noVersion: { id: 'publishedCatalogs.version.noVersion', defaultMessage: 'No version' },
  firstText: {
    id: 'publishedCatalogs.version.firstText',
    defaultMessage: 'There was no current version before, so all products are new.',
  },
  search: sharedMessages.searchProducts,
  channel: { id: 'publishedCatalogs.version.products.channel', defaultMessage: 'Channel of prices' },
  product: nameMessages.product,
  brand: fieldMessages.brand,
  variants: fieldMessages.variants,
  price: commonMessages.price,
  noProducts: { id: 'publishedCatalogs.version.products.none', defaultMessage: 'No products in this version' },
  noProductsText: {
    id: 'publishedCatalogs.version.products.none.text',
    defaultMessage: 'The catalog was empty when it was published.',
  },
  nothing: commonMessages.noProductsMatch,
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
  rollbackChanges: {
    id: 'publishedCatalogs.version.rollback.changes',
    defaultMessage:
      'Products compared with version {version, number}: {added, number} added, {changed, number} changed, {removed, number} removed.',
  },
  rollbackSame: {
    id: 'publishedCatalogs.version.rollback.same',
    defaultMessage: 'Version {version, number}, the current one, has the same content.',
  },
  rollbackCompare: { id: 'publishedCatalogs.version.rollback.compare', defaultMessage: 'View changes' },
  rollbackConfirm: { id: 'publishedCatalogs.version.rollback.confirm', defaultMessage: 'Roll back' },
  rollbackRefused: {
    id: 'publishedCatalogs.version.rollback.refused',
    defaultMessage: 'The catalog is archived. Restore it first.',
  },
  restoreProduct: { id: 'publishedCatalogs.version.restoreProduct', defaultMessage: 'Restore this product' },
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
  withdrawDone: {
    id: 'publishedCatalogs.version.withdraw.done',
    defaultMessage: 'Version {version, number} withdrawn',
  },
  why: publishMessages.reason,
});
