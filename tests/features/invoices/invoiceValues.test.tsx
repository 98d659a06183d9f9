import { createIntl } from 'react-intl';
import { describe, expect, test } from 'vitest';
import { formPaths } from '#features/invoices/form/formPaths';
import { createInput, updateInput } from '#features/invoices/form/invoiceInput';
import type { InvoiceContentFragment } from '#features/invoices/document/InvoicePreview.generated';
import { hasCentsAtMost, invoiceSchema } from '#features/invoices/form/invoiceSchema';
import {
  newInvoiceValues,
  newItem,
  typedAmounts,
  typedPrice,
  toFormValues,
  type InvoiceValues,
} from '#features/invoices/form/invoiceValues';
import { toPayment } from '#features/invoices/payment/payment';
import { dollars } from '../../support/money';

const client = {
  name: 'Ada',
  company: '',
  address: '',
  country: '',
  contact: '',
  companyEmail: 'ada@engine.example',
};
const account = { bankName: 'Mill Bank', country: 'Ireland', iban: 'IE37 1', swiftCode: 'MILLIE2D' };

const usd = (amount: string) => ({ amount, currencyCode: 'USD' });

const invoice: InvoiceContentFragment = {
  id: '1',
  issuedDate: '2026-03-01',
  sender: { name: 'Looms', address: '1 Mill Road', country: 'Ireland', email: 'looms@demo.com' },
  dueDate: '2026-03-31',
  client,
  avatar: '/media/ada.svg',
  items: [
    {
      service: 'SOFTWARE_DEVELOPMENT',
      cost: usd('60.5'),
      quantity: 1.5,
      note: '',
      discount: 0,
      tax: 8.875,
      price: usd('98.8'),
    },
  ],
  subtotal: usd('90.75'),
  discountTotal: usd('0'),
  taxTotal: usd('8.05'),
  total: usd('98.8'),
  paid: usd('0'),
  balance: usd('98.8'),
  invoiceStatus: 'SENT',
  note: '',
  paymentDetails: account,
};

const values = toFormValues(invoice);
const firstItem = values.items[0]!;

describe('Form values', () => {
  test('contain the stored invoice in editable form', () => {
    expect(values).toMatchObject({ issuedDate: '2026-03-01', dueDate: '2026-03-31', paid: '' });
    expect(firstItem).toMatchObject({ cost: '60.50', quantity: '1.5', discount: '0', tax: '8.875' });
    expect(toFormValues({ ...invoice, paid: usd('40') }).paid).toBe('40.00');
  });

  test('start with the current local day and a payment term of a month', () => {
    const now = new Date(2026, 0, 31, 23, 30);
    expect(newInvoiceValues(now)).toMatchObject({
      issuedDate: '2026-01-31',
      dueDate: '2026-03-02',
      invoiceStatus: 'DRAFT',
      items: [newItem],
    });
  });

  test('result in the same amounts as on the server', () => {
    expect(typedPrice(firstItem)).toBe(98.8);
    expect(typedAmounts(values)).toMatchObject({ subtotal: 90.75, taxTotal: 8.05, total: 98.8, balance: 98.8 });
  });

  test('count text that is not a number as zero', () => {
    const items = [firstItem, { ...newItem, cost: 'abc' }, { ...newItem, cost: '' }];
    expect(typedAmounts({ items, paid: 'x', invoiceStatus: 'SENT' })).toMatchObject({ total: 98.8, balance: 98.8 });
  });

  test('count as paid in full by status, and keep an overpaid amount', () => {
    expect(typedAmounts({ ...values, invoiceStatus: 'PAID' }).balance).toBe(0);
    expect(typedAmounts({ ...values, paid: '100', invoiceStatus: 'PAID' }).balance).toBe(-1.2);
  });
});

describe('Invoice input', () => {
  test('of a new invoice contains all fields, with typed text converted to numbers', () => {
    const items = [{ ...firstItem, cost: '19.9', discount: '', tax: '7.5' }];
    const input = createInput({ ...values, items });
    expect(input).toMatchObject({ client, issuedDate: '2026-03-01', paid: dollars(0), paymentDetails: account });
    expect(input.items).toEqual([
      { service: 'SOFTWARE_DEVELOPMENT', cost: dollars(19.9), quantity: 1.5, discount: 0, tax: 7.5, note: '' },
    ]);
  });

  test('omits an empty account so that the server sets it', () => {
    const none = { bankName: '', country: ' ', iban: '', swiftCode: '' };
    expect(createInput({ ...values, paymentDetails: none })).not.toHaveProperty('paymentDetails');
  });

  test.each<[Partial<InvoiceValues>, object]>([
    [{}, {}],
    [{ note: 'Soon' }, { note: 'Soon' }],
    [{ paid: '40' }, { paid: dollars(40) }],
    [{ invoiceStatus: 'PAID' }, { invoiceStatus: 'PAID' }],
    [{ dueDate: '2026-03-01' }, { dueDate: '2026-03-01' }],
    [{ client: { ...client, name: 'Ada B.' } }, { client: { ...client, name: 'Ada B.' } }],
    [
      { client: { ...client, companyEmail: 'b@engine.example' } },
      { client: { ...client, companyEmail: 'b@engine.example' }, avatar: null },
    ],
    [{ paymentDetails: { ...account, iban: 'IE37 2' } }, { paymentDetails: { ...account, iban: 'IE37 2' } }],
    // The same numbers in a different notation.
    [{ items: [{ ...firstItem, cost: '60.5' }] }, {}],
    [
      { items: [{ ...firstItem, quantity: '2' }] },
      {
        items: [
          { service: 'SOFTWARE_DEVELOPMENT', cost: dollars(60.5), quantity: 2, discount: 0, tax: 8.875, note: '' },
        ],
      },
    ],
  ])('for the change %j is %j', (changes, input) => {
    expect(updateInput(values, { ...values, ...changes })).toEqual(input);
  });
});

describe('Form validation', () => {
  const findFaults = (changes: Partial<InvoiceValues>, isNew = false) => {
    const schema = invoiceSchema(createIntl({ locale: 'en' }), isNew);
    const { error } = schema.safeParse({ ...values, ...changes });
    return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
  };
  const item = (changes: Partial<typeof firstItem>) => ({ items: [{ ...firstItem, ...changes }] });
  const none = { bankName: '', country: '', iban: '', swiftCode: '' };

  test.each<[Partial<InvoiceValues>, string[]]>([
    [{}, []],
    [item({ discount: '', tax: '' }), []],
    [{ dueDate: '2026-03-01' }, []],
    [{ paid: '98.8', invoiceStatus: 'PAID' }, []],
    [{ paid: '40', invoiceStatus: 'PARTIAL_PAYMENT' }, []],
    [item({ cost: '' }), ['items.0.cost: Enter an amount of 0 or more with up to two decimal places.']],
    [item({ cost: '-1' }), ['items.0.cost: Enter an amount of 0 or more with up to two decimal places.']],
    [item({ cost: '1.005' }), ['items.0.cost: Enter an amount of 0 or more with up to two decimal places.']],
    [item({ quantity: '0' }), ['items.0.quantity: Enter a quantity greater than 0.']],
    [item({ quantity: '' }), ['items.0.quantity: Enter a quantity greater than 0.']],
    [item({ discount: '101' }), ['items.0.discount: Enter a percentage from 0 to 100.']],
    [item({ tax: 'ten' }), ['items.0.tax: Enter a percentage from 0 to 100.']],
    [{ client: { ...client, name: ' ' } }, ['client.name: Enter the client’s name.']],
    [
      { client: { ...client, companyEmail: 'ada' } },
      ['client.companyEmail: Enter a valid email address. Example: name@example.com'],
    ],
    [{ issuedDate: '' }, ['issuedDate: Enter a date.']],
    [{ dueDate: '' }, ['dueDate: Enter a date.']],
    [{ dueDate: '2026-02-28' }, ['dueDate: The due date is before the issue date. Enter a later due date.']],
    [{ paid: '-5' }, ['paid: Enter an amount of 0 or more with up to two decimal places.']],
    [
      { paid: '98.80', invoiceStatus: 'PARTIAL_PAYMENT' },
      ['paid: Enter an amount greater than 0 and less than the total.'],
    ],
    [
      { paymentDetails: none },
      ['paymentDetails.bankName: Enter the bank name.', 'paymentDetails.iban: Enter the IBAN.'],
    ],
  ])('reports for %j the errors %j', (changes, faults) => {
    expect(findFaults(changes)).toEqual(faults);
  });

  test('accepts a new invoice without an account but not with an incomplete one', () => {
    expect(findFaults({ paymentDetails: none }, true)).toEqual([]);
    expect(findFaults({ paymentDetails: { ...none, country: 'Ireland' } }, true)).toHaveLength(2);
  });
});

test('lists a path for every form field and for the items', () => {
  expect(formPaths(values)).toEqual(
    expect.arrayContaining(['client.companyEmail', 'items.0.cost', 'paid', 'paymentDetails.iban', 'items']),
  );
  expect(formPaths(values)).not.toContain('client');
});

test.each([
  [{ total: 100, paid: 0 }, 40, { paid: 40, invoiceStatus: 'PARTIAL_PAYMENT' }],
  [{ total: 100, paid: 60 }, 40, { paid: 100, invoiceStatus: 'PAID' }],
  [{ total: 0.3, paid: 0.1 }, 0.2, { paid: 0.3, invoiceStatus: 'PAID' }],
  [{ total: 0.3, paid: 0.1 }, 0.19, { paid: 0.29, invoiceStatus: 'PARTIAL_PAYMENT' }],
] as const)('applies to %j a payment of %d: %j', (payable, amount, result) => {
  expect(toPayment(payable, amount)).toEqual(result);
});

test.each([
  [19.99, true],
  [0.1 + 0.2, true],
  [19.999, false],
])('checks whether %d has two decimal places at most: %s', (amount, isMoney) => {
  expect(hasCentsAtMost(amount)).toBe(isMoney);
});
