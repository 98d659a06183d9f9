import { defineMessages } from '#i18n/defineMessages';
import { sharedMessages } from '#ui/sharedMessages';

/** Messages of the address and payment steps. */
export const addressMessages = defineMessages({
  fullName: { id: 'shop.address.fullName', defaultMessage: 'Recipient' },
  phone: sharedMessages.phone,
  street: sharedMessages.street,
  city: sharedMessages.city,
  postalCode: sharedMessages.postalCode,
  postalCodeHint: { id: 'shop.address.postalCodeHint', defaultMessage: 'Enter a hyphen if there is none.' },
  country: sharedMessages.country,
  type: { id: 'shop.address.type', defaultMessage: 'Type of address' },
  fullNameMissing: { id: 'shop.address.fullName.missing', defaultMessage: 'Enter the recipient’s name.' },
  phoneWrong: {
    id: 'shop.address.phone.wrong',
    defaultMessage: 'Enter a phone number with at least five digits.',
  },
  streetMissing: { id: 'shop.address.street.missing', defaultMessage: 'Enter the street and house number.' },
  cityMissing: { id: 'shop.address.city.missing', defaultMessage: 'Enter the city.' },
  postalCodeMissing: { id: 'shop.address.postalCode.missing', defaultMessage: 'Enter the postal code.' },
  countryMissing: { id: 'shop.address.country.missing', defaultMessage: 'Enter the country.' },
  method: { id: 'shop.payment.method', defaultMessage: 'Payment method' },
  demo: { id: 'shop.payment.demo', defaultMessage: 'This is a demo. Nothing is charged.' },
});
