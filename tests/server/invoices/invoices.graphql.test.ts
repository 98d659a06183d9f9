import { expect, test } from 'vitest';
import { useTestClient } from '../../support/testClient';
import { dollars, inDollars, MONEY } from '../../support/money';

const NOW = '2026-05-04T10:00:00.000Z';
const FIELDS = `{
  id issuedDate dueDate service invoiceStatus avatar note
  subtotal ${MONEY} discountTotal ${MONEY} taxTotal ${MONEY} total ${MONEY} paid ${MONEY} balance ${MONEY}
  client { name company address country contact companyEmail }
  items { service cost ${MONEY} quantity note discount tax price ${MONEY} }
  paymentDetails { bankName country iban swiftCode }
}`;
const LIST = `query ($input: InvoiceListInput) { invoices(input: $input) { invoices ${FIELDS} page perPage totalDocs totalPages } }`;
const STATS = `{ invoiceStats {
  count settledCount openCount total ${MONEY} paid ${MONEY} outstanding ${MONEY}
  byStatus { status count total ${MONEY} outstanding ${MONEY} }
} }`;
const CREATE = `mutation ($input: CreateInvoiceInput!) { createInvoice(input: $input) { invoice ${FIELDS} } }`;
const UPDATE = `mutation ($input: UpdateInvoiceInput!) { updateInvoice(input: $input) { invoice ${FIELDS} } }`;

const CLIENT = { name: 'Ada', companyEmail: 'ada@example.com' };
const ITEM = { service: 'SOFTWARE_DEVELOPMENT', cost: 60 };
const INPUT = { client: CLIENT, items: [ITEM] };

const client = useTestClient({ now: () => new Date(NOW) });

/** The input with its costs and its payment as money. */
const withMoney = (input: unknown): unknown => {
  const { items, paid, ...rest } = (input ?? {}) as { items?: { cost: number }[]; paid?: number };
  return {
    ...rest,
    ...(items && { items: items.map((item) => ({ ...item, cost: dollars(item.cost) })) }),
    ...(paid !== undefined && { paid: dollars(paid) }),
  };
};
/** A call whose input has amounts as numbers, and whose answer has them so. */
const ask = async (query: string, input?: unknown) => {
  const { data, errors, extensions } = await client.ask(query, { input: withMoney(input) });
  return { data: inDollars(data) as ReturnType<typeof JSON.parse>, errors, extensions };
};
const list = async (input?: unknown) => (await ask(LIST, input)).data.invoices;
const make = async (input: object = {}) => (await ask(CREATE, { ...INPUT, ...input })).data.createInvoice.invoice;
const change = async (id: string, input: object) => (await ask(UPDATE, { ...input, id })).data.updateInvoice.invoice;
const getRest = async (id: string) => (await client.rest('GET', `/api/invoice/invoices/${id}`)).body;

test.each([
  [undefined, ''],
  [{ status: 'PARTIAL_PAYMENT', perPage: 3 }, '?status=Partial Payment&perPage=3'],
  [{ q: 'INGRID', page: 1 }, '?q=ingrid'],
  [{ page: 2, perPage: 30 }, '?page=2&perPage=30'],
])('lists with %j the same invoices as REST with %j', async (input, query) => {
  const { invoices, totalDocs } = await list(input);
  const { body } = await client.rest('GET', `/apps/invoice/invoices${query}`);
  expect(totalDocs).toBe(body.total);
  expect(invoices.map(({ id }: { id: string }) => Number(id))).toEqual(
    body.invoices.map(({ id }: { id: number }) => id),
  );
  expect(invoices.map(({ total }: { total: number }) => total)).toEqual(
    body.invoices.map(({ total }: { total: number }) => total),
  );
});

test('returns only real invoice data, and all totals add up', async () => {
  const { data, extensions, errors } = await ask(LIST, { perPage: 100 });
  expect([extensions?.mocked, errors]).toEqual([undefined, undefined]);
  for (const invoice of data.invoices.invoices) {
    const { items, subtotal, discountTotal, taxTotal, total, paid, balance, service } = invoice;
    expect(items.reduce((sum: number, { price }: { price: number }) => sum + price, 0)).toBe(total);
    expect(subtotal - discountTotal + taxTotal).toBe(total);
    expect(total - paid).toBe(balance);
    expect(items[0].service).toBe(service);
  }
});

test.each([
  ['ID', 'id', Number],
  ['TOTAL', 'total', Number],
  ['BALANCE', 'balance', Number],
  ['ISSUED_DATE', 'issuedDate', Date.parse],
  ['DUE_DATE', 'dueDate', Date.parse],
  [
    'STATUS',
    'invoiceStatus',
    (status: string) => ['PAID', 'DOWNLOADED', 'SENT', 'DRAFT', 'PARTIAL_PAYMENT', 'PAST_DUE'].indexOf(status),
  ],
])('sorts by %s in ascending and descending order', async (sort, field, toKey) => {
  const keys = async (direction?: string): Promise<number[]> =>
    (await list({ sort, direction, perPage: 100 })).invoices.map((invoice: Record<string, string>) =>
      toKey(invoice[field]!),
    );
  const rising = await keys();
  expect(rising).toEqual([...rising].sort((a, b) => a - b));
  expect(await keys('DESC')).toEqual([...rising].reverse());
});

test('sorts by client name', async () => {
  const { invoices } = await list({ sort: 'CLIENT', perPage: 100 });
  const names = invoices.map(({ client }: { client: { name: string } }) => client.name);
  expect(names).toEqual([...names].sort(new Intl.Collator('en', { numeric: true, sensitivity: 'base' }).compare));
});

test('returns totals that match the list', async () => {
  const { invoiceStats } = (await ask(STATS)).data;
  const { invoices } = await list({ perPage: 100 });
  const sum = (name: string) =>
    invoices.reduce((total: number, invoice: Record<string, number>) => total + invoice[name]!, 0);
  expect(invoiceStats).toMatchObject({ count: 50, total: sum('total') });
  // Some clients have overpaid, which the totals do not count.
  expect(invoiceStats.paid).toBeLessThan(sum('paid'));
  expect(invoiceStats.outstanding).toBeGreaterThan(sum('balance'));
  expect(invoiceStats.paid + invoiceStats.outstanding).toBeCloseTo(invoiceStats.total, 2);
  expect((await list({ balance: 'OPEN' })).totalDocs).toBe(invoiceStats.openCount);
  expect((await list({ balance: 'SETTLED' })).totalDocs).toBe(invoiceStats.settledCount);
  for (const { status, count } of invoiceStats.byStatus) expect((await list({ status })).totalDocs).toBe(count);
});

test('returns the requested number of clients', async () => {
  const names = async (args: string) =>
    (await client.ask(`{ invoiceClients${args} { name } }`)).data.invoiceClients.map(
      ({ name }: { name: string }) => name,
    );
  const { body } = await client.rest('GET', '/api/invoice/clients');
  expect(await names('')).toEqual(body.map(({ name }: { name: string }) => name));
  expect(await names('(first: 0)')).toEqual([]);
  expect(await names('(first: 100)')).toHaveLength(50);
  expect((await client.refusal('{ invoiceClients(first: 101) { name } }'))?.code).toBe('INVALID');
});

test('creates a draft dated today, due in thirty days, with the default bank account', async () => {
  const invoice = await make();
  expect(invoice).toMatchObject({
    id: '5051',
    issuedDate: '2026-05-04',
    dueDate: '2026-06-03',
    service: 'SOFTWARE_DEVELOPMENT',
    items: [{ ...ITEM, quantity: 1, note: '', discount: 0, tax: 0, price: 60 }],
    client: { ...CLIENT, company: '', address: '', country: '', contact: '' },
    total: 60,
    paid: 0,
    balance: 60,
    invoiceStatus: 'DRAFT',
    avatar: null,
    note: '',
    paymentDetails: { bankName: expect.stringMatching(/\w/) },
  });
  expect(await getRest('5051')).toMatchObject({
    invoice: { id: 5051, issuedDate: '04 May 2026', dueDate: '03 Jun 2026', total: 60, balance: '$60', avatar: '' },
    paymentDetails: { totalDue: '$60' },
  });
  expect((await list()).invoices[0].id).toBe('5051');
});

test('sets the due date to thirty days after a later issue date', async () => {
  expect(await make({ issuedDate: '2026-12-01' })).toMatchObject({ dueDate: '2026-12-31' });
});

test('calculates discounts and taxes in cents for each item', async () => {
  const items = [
    { ...ITEM, cost: 33.33, quantity: 3, discount: 10, tax: 19, note: 'Sewing' },
    { service: 'EXTENDED_LICENSE', cost: 0.1, quantity: 3 },
  ];
  const invoice = await make({ items, paid: 7.01 });
  expect(invoice.items.map(({ price }: { price: number }) => price)).toEqual([107.09, 0.3]);
  expect(invoice).toMatchObject({
    subtotal: 100.29,
    discountTotal: 10,
    taxTotal: 17.1,
    total: 107.39,
    balance: 100.38,
  });
  expect(await getRest(invoice.id)).toMatchObject({ invoice: { total: 107.39, balance: '$100.38' } });
});

test('has no balance for a paid invoice, and an overpayment if its items are reduced', async () => {
  const { id } = await make({ items: [{ ...ITEM, quantity: 10 }] });
  expect(await change(id, { invoiceStatus: 'PAID' })).toMatchObject({ paid: 600, balance: 0 });
  expect((await getRest(id)).invoice.balance).toBe(0);
  expect(await change(id, { items: [ITEM] })).toMatchObject({ paid: 600, total: 60, balance: -540 });
  expect(await getRest(id)).toMatchObject({ invoice: { balance: '-$540' }, paymentDetails: { totalDue: '-$540' } });
});

test('updates the given fields and keeps the others', async () => {
  const before = await make({ note: 'Thanks', avatar: '/media/avatar-ada' });
  const paymentDetails = { bankName: 'B', country: 'C', iban: 'I', swiftCode: 'S' };
  const edit = { dueDate: '2026-07-01', invoiceStatus: 'PARTIAL_PAYMENT', paid: 20, note: null };
  expect(await change(before.id, { ...edit, paymentDetails })).toEqual({
    ...before,
    ...edit,
    note: 'Thanks',
    balance: 40,
    paymentDetails,
  });
  expect((await change(before.id, { avatar: null })).avatar).toBeNull();
});

test('an edit of the client or the account keeps what it does not give', async () => {
  const paymentDetails = { bankName: 'B', country: 'C', iban: 'I', swiftCode: 'S' };
  const before = await make({ client: { ...CLIENT, company: 'Engines' }, paymentDetails });
  const after = await change(before.id, { client: { name: 'Grace' }, paymentDetails: { iban: 'J' } });
  expect(after).toMatchObject({
    client: { name: 'Grace', company: 'Engines', companyEmail: CLIENT.companyEmail },
    paymentDetails: { ...paymentDetails, iban: 'J' },
  });
});

test('amounts in another currency are refused at their fields', async () => {
  const cost = { amount: '60', currencyCode: 'EUR' };
  const input = {
    client: CLIENT,
    items: [
      { ...ITEM, cost: dollars(1) },
      { ...ITEM, cost },
    ],
    paid: cost,
  };
  const { errors } = await client.ask(CREATE, { input });
  expect(errors?.[0]?.extensions?.code).toBe('INVALID');
  expect(errors?.[0]?.extensions?.fields).toEqual({
    'items.1.cost': expect.stringContaining('USD'),
    paid: expect.stringContaining('USD'),
  });
});

test('an invoice can be due on the day it is issued, whatever the time of the former dates', async () => {
  const { id } = await make();
  expect(await change(id, { dueDate: '2026-05-04' })).toMatchObject({
    issuedDate: '2026-05-04',
    dueDate: '2026-05-04',
  });
});

test.each([
  [{ client: { ...CLIENT, name: ' ' } }, ['client.name']],
  [{ client: { ...CLIENT, address: 'x'.repeat(10_001) } }, ['client.address']],
  [{ items: [] }, ['items']],
  [{ items: Array.from({ length: 201 }, () => ITEM) }, ['items']],
  [
    { items: [ITEM, { ...ITEM, cost: -1, quantity: 0, discount: 101, tax: -1 }] },
    ['items.1.cost', 'items.1.quantity', 'items.1.discount', 'items.1.tax'],
  ],
  [{ items: [{ ...ITEM, cost: 0.001, note: 'x'.repeat(10_001) }] }, ['items.0.cost', 'items.0.note']],
  [{ items: [{ ...ITEM, cost: 1e9, quantity: 2 }] }, ['items']],
  [{ issuedDate: '2026-05-04', dueDate: '2026-05-03' }, ['dueDate']],
  [{ paid: -1 }, ['paid']],
  [{ paid: 1.005 }, ['paid']],
  [{ invoiceStatus: 'PARTIAL_PAYMENT' }, ['paid']],
  [{ invoiceStatus: 'PARTIAL_PAYMENT', paid: 60 }, ['paid']],
  [{ note: 'x'.repeat(10_001) }, ['note']],
])('rejects %j with errors at its fields and changes nothing', async (wrong, fields) => {
  const { id } = await make();
  const input = { ...INPUT, ...wrong };
  for (const answer of [await ask(CREATE, input), await ask(UPDATE, { ...input, id })]) {
    expect(answer.errors?.[0]?.extensions?.code).toBe('INVALID');
    expect(Object.keys(answer.errors?.[0]?.extensions?.fields ?? {})).toEqual(fields);
  }
  expect((await list()).totalDocs).toBe(51);
  expect((await getRest(id)).invoice).toMatchObject({ total: 60, balance: '$60' });
});

test('deletes an invoice for REST too', async () => {
  expect(
    (await client.ask('mutation { deleteInvoice(input: { id: "5001" }) { deletedId } }')).data.deleteInvoice,
  ).toEqual({
    deletedId: '5001',
  });
  expect((await client.rest('GET', '/api/invoice/invoices/5001')).status).toBe(404);
});

test.each([
  'updateInvoice(input: { id: "1" }) { invoice { id } }',
  'restoreInvoice(input: { id: "1" }) { invoice { id } }',
  'deleteInvoice(input: { id: "1" }) { deletedId }',
])('returns NOT_FOUND for %s', async (field) => {
  expect((await client.refusal(`mutation { ${field} }`))?.code).toBe('NOT_FOUND');
});
