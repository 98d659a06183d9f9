import type { IntlShape } from 'react-intl';
import * as z from 'zod/mini';
import { isEmailAddress } from '#shared/emailAddress';
import { parseAmount } from '#ui/form/amounts';
import { formMessages } from './formMessages';
import { invoiceServices, invoiceStatuses } from '../invoiceChoices';
import { parseNumber, typedAmounts } from './invoiceValues';

/** Whether an amount has two decimal places at most. */
export function hasCentsAtMost(amount: number): boolean {
  return Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-4;
}

const isMoney = (amount: number) => amount >= 0 && hasCentsAtMost(amount);

/** Client-side validation of an invoice. The server validates the rest. */
export function invoiceSchema({ formatMessage }: Pick<IntlShape, 'formatMessage'>, isNew: boolean) {
  const filled = (message: string) => z.string().check(z.refine((text) => text.trim() !== '', message));
  /** Validates a number. An empty field counts as `empty`. */
  const number = (isRight: (value: number) => boolean, message: string, empty = NaN) =>
    z.string().check(z.refine((text) => isRight(parseAmount(text) ?? empty), message));
  const percentage = number((value) => value >= 0 && value <= 100, formatMessage(formMessages.percentWrong), 0);
  const moneyWrong = formatMessage(formMessages.moneyWrong);

  const item = z.object({
    service: z.enum(invoiceServices),
    cost: number(isMoney, moneyWrong),
    quantity: number((value) => value > 0, formatMessage(formMessages.quantityWrong)),
    discount: percentage,
    tax: percentage,
    note: z.string(),
  });
  const client = z.object({
    name: filled(formatMessage(formMessages.clientNameMissing)),
    company: z.string(),
    address: z.string(),
    country: z.string(),
    contact: z.string(),
    companyEmail: z
      .string()
      .check(z.refine((text) => isEmailAddress(text.trim()), formatMessage(formMessages.emailWrong))),
  });
  const paymentDetails = z
    .object({ bankName: z.string(), country: z.string(), iban: z.string(), swiftCode: z.string() })
    .check(({ value, issues }) => {
      if (isNew && Object.values(value).every((text) => text.trim() === '')) return;
      const messages = { bankName: formMessages.bankMissing, iban: formMessages.ibanMissing };
      for (const name of ['bankName', 'iban'] as const) {
        if (value[name].trim() !== '') continue;
        issues.push({ code: 'custom', message: formatMessage(messages[name]), path: [name], input: value[name] });
      }
    });

  return z
    .object({
      issuedDate: filled(formatMessage(formMessages.dateMissing)),
      dueDate: filled(formatMessage(formMessages.dateMissing)),
      invoiceStatus: z.enum(invoiceStatuses),
      client,
      items: z.array(item),
      paid: number(isMoney, moneyWrong, 0),
      paymentDetails,
      note: z.string(),
    })
    .check(
      z.refine(({ issuedDate, dueDate }) => dueDate === '' || issuedDate <= dueDate, {
        path: ['dueDate'],
        message: formatMessage(formMessages.dueTooEarly),
      }),
      z.refine(
        (values) => {
          const paid = parseNumber(values.paid);
          return values.invoiceStatus !== 'PARTIAL_PAYMENT' || (paid > 0 && paid < typedAmounts(values).total);
        },
        { path: ['paid'], message: formatMessage(formMessages.partWrong) },
      ),
    );
}
