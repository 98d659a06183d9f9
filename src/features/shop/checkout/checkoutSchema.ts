import type { IntlShape, MessageDescriptor } from 'react-intl';
import * as z from 'zod/mini';
import { addressMessages as messages } from './addressMessages';

/** At least five digits, with spaces and common separators allowed. */
const phone = /^(?=(?:\D*\d){5})[+\d\s().\-/]+$/;

/** Payment methods, in display order. */
export const paymentMethods = ['CARD', 'BANK_TRANSFER', 'CASH_ON_DELIVERY'] as const;

/** Types of an address, in display order. */
export const addressTypes = ['HOME', 'WORK'] as const;

/** Client-side validation of the checkout. The server validates the same. */
export function checkoutSchema({ formatMessage }: Pick<IntlShape, 'formatMessage'>) {
  const required = (message: MessageDescriptor) => z.string().check(z.trim(), z.minLength(1, formatMessage(message)));
  return z.object({
    address: z.object({
      fullName: required(messages.fullNameMissing),
      phone: z.string().check(z.trim(), z.regex(phone, formatMessage(messages.phoneWrong))),
      street: required(messages.streetMissing),
      city: required(messages.cityMissing),
      postalCode: required(messages.postalCodeMissing),
      country: required(messages.countryMissing),
      type: z.enum(addressTypes),
    }),
    payment: z.enum(paymentMethods),
  });
}

/** The form values of the checkout. */
export type CheckoutValues = z.infer<ReturnType<typeof checkoutSchema>>;

/** The fields that can show an error message, from top to bottom. */
export const checkoutFields = [
  'address.fullName',
  'address.phone',
  'address.street',
  'address.postalCode',
  'address.city',
  'address.country',
  'address.type',
] as const;

const noValues: CheckoutValues = {
  address: { fullName: '', phone: '', street: '', city: '', postalCode: '', country: '', type: 'HOME' },
  payment: 'CARD',
};

/** Text in any form, to read stored values. */
const stored = z.object({
  address: z.object({
    fullName: z.string(),
    phone: z.string(),
    street: z.string(),
    city: z.string(),
    postalCode: z.string(),
    country: z.string(),
    type: z.enum(addressTypes),
  }),
  payment: z.enum(paymentMethods),
});

/** Parses stored values; empty ones by default. */
export function parseCheckout(value: unknown): CheckoutValues {
  const parsed = stored.safeParse(value);
  return parsed.success ? parsed.data : noValues;
}
