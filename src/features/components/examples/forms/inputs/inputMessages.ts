import { commonMessages } from '#ui/commonMessages';
import { fieldMessages } from '#ui/fieldMessages';
import { nameMessages } from '#ui/nameMessages';
import { sharedMessages } from '#ui/sharedMessages';
import { defineMessages } from '#i18n/defineMessages';

/** Messages of the examples with text and number inputs. */
export const inputMessages = defineMessages({
  email: nameMessages.email,
  url: commonMessages.url,
  sku: fieldMessages.sku,
  brand: fieldMessages.brand,
  gtin: fieldMessages.gtin,
  slug: fieldMessages.slug,
  price: commonMessages.price,
  productName: { id: 'formExamples.input.productName', defaultMessage: 'Product name' },
  productNameHint: { id: 'formExamples.input.productNameHint', defaultMessage: 'Example: Two-person tent' },
  password: { id: 'formExamples.input.password', defaultMessage: 'Shop password' },
  search: sharedMessages.searchProducts,
  weight: sharedMessages.weight,
  readOnly: { id: 'formExamples.input.readOnly', defaultMessage: 'Read-only: you can select and copy the text.' },
  disabled: { id: 'formExamples.input.disabled', defaultMessage: 'Disabled: the keyboard skips it.' },
  gtinWrong: {
    id: 'formExamples.input.gtinWrong',
    defaultMessage: 'The last digit doesn’t match the others. Check the number.',
  },
  slugFree: { id: 'formExamples.input.slugFree', defaultMessage: 'No other product uses this slug.' },
  quantity: { id: 'formExamples.input.quantity', defaultMessage: 'Quantity in stock' },
  quantityHint: { id: 'formExamples.input.quantityHint', defaultMessage: 'Enter a whole number from 0 to 100.' },
  priceWrong: { id: 'formExamples.input.priceWrong', defaultMessage: 'Enter an amount. Example: 19.90' },
  seoDescription: { id: 'formExamples.input.seoDescription', defaultMessage: 'Description for search engines' },
  charactersLeft: {
    id: 'formExamples.input.charactersLeft',
    defaultMessage: '{count, plural, one {# character left} other {# characters left}}',
  },
  tooLong: {
    id: 'formExamples.input.tooLong',
    defaultMessage: '{count, plural, one {# character too many} other {# characters too many}}',
  },
  phone: { id: 'formExamples.input.phone', defaultMessage: 'Phone number' },
  expiry: { id: 'formExamples.input.expiry', defaultMessage: 'Card expiration date' },
  iban: { id: 'formExamples.input.iban', defaultMessage: 'IBAN of the account' },
  example: { id: 'formExamples.input.example', defaultMessage: 'Example: {example}' },
});
