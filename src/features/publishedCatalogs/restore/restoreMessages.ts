import { sharedMessages } from '#ui/sharedMessages';
import { publishMessages } from '../publish/publishMessages';
import { defineMessages } from '#i18n/defineMessages';

/** Messages for restoring a catalog's products from a version. */
export const restoreMessages = defineMessages({
  action: {
    id: 'publishedCatalogs.restore.action',
    defaultMessage: 'Restore working copy from version {version, number}',
  },
  description: {
    id: 'publishedCatalogs.restore.description',
    defaultMessage: 'Restores the products in “{name}” to version {version, number}. You can undo this.',
  },
  summary: { id: 'publishedCatalogs.restore.summary', defaultMessage: 'Changes to the working copy' },
  added: sharedMessages.restored,
  changed: { id: 'publishedCatalogs.restore.changed', defaultMessage: 'Reset to published values' },
  removed: { id: 'publishedCatalogs.restore.removed', defaultMessage: 'Set to draft' },
  diff: { id: 'publishedCatalogs.restore.diff', defaultMessage: 'Product changes' },
  submit: {
    id: 'publishedCatalogs.restore.submit',
    defaultMessage: 'Restore {count, plural, one {# product} other {# products}}',
  },
  productAction: {
    id: 'publishedCatalogs.restore.product.action',
    defaultMessage: 'Restore product {sku} from version {version, number}',
  },
  productDescription: {
    id: 'publishedCatalogs.restore.product.description',
    defaultMessage: 'Restores only this product in “{name}” to version {version, number}. You can undo this.',
  },
  productGone: {
    id: 'publishedCatalogs.restore.product.gone',
    defaultMessage: 'This version doesn’t have a product with the SKU “{sku}”',
  },
  toVersion: { id: 'publishedCatalogs.restore.toVersion', defaultMessage: 'View version' },
  productUnchanged: {
    id: 'publishedCatalogs.restore.product.unchanged',
    defaultMessage: 'Nothing to restore. The product matches version {version, number}.',
  },
  share: {
    id: 'publishedCatalogs.restore.share',
    defaultMessage: '{count, number} of {total, number}',
  },
  rule: {
    id: 'publishedCatalogs.restore.rule',
    defaultMessage:
      'Everything else stays as it is: other products, channels, families, attribute definitions, and the details of categories.',
  },
  missing: {
    id: 'publishedCatalogs.restore.missing',
    defaultMessage: 'Some products need settings that no longer exist. Their values are restored anyway.',
  },
  FAMILY: {
    id: 'publishedCatalogs.restore.missing.family',
    defaultMessage: 'The family “{name}” was deleted.',
  },
  ATTRIBUTE: {
    id: 'publishedCatalogs.restore.missing.attribute',
    defaultMessage: 'The definition of the attribute “{name}” was deleted.',
  },
  CHANNEL: {
    id: 'publishedCatalogs.restore.missing.channel',
    defaultMessage: 'The catalog no longer has the channel “{name}”.',
  },
  neededBy: { id: 'publishedCatalogs.restore.missing.neededBy', defaultMessage: 'Needed by {skus}.' },
  others: {
    id: 'publishedCatalogs.restore.missing.others',
    defaultMessage: '{count, plural, one {# other product} other {# other products}}',
  },
  unchanged: {
    id: 'publishedCatalogs.restore.unchanged',
    defaultMessage: 'Nothing to restore. The working copy matches version {version, number}.',
  },
  archived: {
    id: 'publishedCatalogs.restore.archived',
    defaultMessage: 'The catalog is archived. Restore the catalog first.',
  },
  openCatalog: publishMessages.ARCHIVEDAction,
});
