import { expect, test } from 'vitest';
import { grantClientAbilities } from '../../support/clientAbilities';
import { inDollars, MONEY } from '../../support/money';
import { useTestClient } from '../../support/testClient';
import { listStored } from '../../support/stored';

const NOW = new Date('2026-05-04T10:00:00Z');

const client = useTestClient({ now: () => NOW });

const ADDRESS = {
  fullName: 'Grete Müßigbrodt',
  phone: '+49 30 555 0123',
  street: 'Kastanienallee 7',
  city: 'Berlin',
  postalCode: '10435',
  country: 'Germany',
  type: 'HOME',
};
const INVOICE = `id issuedDate dueDate invoiceStatus total ${MONEY} paid ${MONEY} balance ${MONEY} order { id number }
  client { name company address country contact companyEmail }
  items { service note quantity cost ${MONEY} discount tax price ${MONEY} }`;

interface Order {
  id: string;
  number: string;
  invoice: { id: string; client: { address: string } };
}

const placeOrder = async (payment: string, address: object = {}): Promise<Order> => {
  const data = await client.data(
    `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { order { id number invoice { ${INVOICE} } } } }`,
    { input: { address: { ...ADDRESS, ...address }, payment } },
  );
  return inDollars(data.placeOrder.order) as Order;
};
const invoiceOf = async (orderId: string) =>
  (await client.ask('query ($id: ID!) { order(id: $id) { invoice { id } } }', { id: orderId })).data.order.invoice;

test('an order creates its invoice with its lines, delivery, totals, and customer', async () => {
  const order = await placeOrder('BANK_TRANSFER');
  expect(order.invoice).toEqual({
    id: '5051',
    issuedDate: '2026-05-04',
    dueDate: '2026-06-03',
    invoiceStatus: 'SENT',
    total: 182.6,
    paid: 0,
    balance: 182.6,
    order: { id: order.id, number: order.number },
    client: {
      name: 'Grete Müßigbrodt',
      company: '',
      address: 'Kastanienallee 7\n10435 Berlin',
      country: 'Germany',
      contact: '+49 30 555 0123',
      companyEmail: 'admin@demo.com',
    },
    items: [
      { service: 'SHOP_PRODUCT', note: 'Halo Desk Lamp', quantity: 1, cost: 89.9, discount: 0, tax: 0, price: 89.9 },
      {
        service: 'SHOP_PRODUCT',
        note: 'Vesuvio Moka Pot, 6 cups',
        quantity: 2,
        cost: 42.9,
        discount: 0,
        tax: 0,
        price: 85.8,
      },
      { service: 'DELIVERY', note: '', quantity: 1, cost: 6.9, discount: 0, tax: 0, price: 6.9 },
    ],
  });
});

test.each([
  ['CARD', 'PAID', 0],
  ['BANK_TRANSFER', 'SENT', 182.6],
  ['CASH_ON_DELIVERY', 'SENT', 182.6],
])('the invoice of an order by %s is %s with %d left to pay', async (payment, invoiceStatus, balance) => {
  expect((await placeOrder(payment)).invoice).toMatchObject({ invoiceStatus, balance });
});

test('leaves out a postal code that the address does not have', async () => {
  expect((await placeOrder('CARD', { postalCode: '-' })).invoice.client.address).toBe('Kastanienallee 7\nBerlin');
});

test('REST lists and shows the invoice', async () => {
  const { invoice } = await placeOrder('CARD');
  const { body } = await client.rest('GET', `/api/invoice/invoices/${invoice.id}`);
  expect(body.invoice).toMatchObject({ id: 5051, service: 'Shop Product', total: 182.6, balance: 0 });
  expect(body.invoice).not.toHaveProperty('orderId');
  expect((await client.rest('GET', '/apps/invoice/invoices')).body.invoices[0].id).toBe(5051);
});

test('a deleted invoice is not linked until it is restored', async () => {
  const { id, invoice } = await placeOrder('CARD');
  const change = (mutation: string) =>
    client.ask(`mutation ($id: ID!) { ${mutation}(input: { id: $id }) { __typename } }`, { id: invoice.id });
  await change('deleteInvoice');
  expect(await invoiceOf(id)).toBeNull();
  await change('restoreInvoice');
  expect(await invoiceOf(id)).toEqual({ id: invoice.id });
});

test.each([
  ['Order', 'read', '{ order(id: "1") { invoice { id } } }', { order: { invoice: null } }],
  ['Invoice', 'read', '{ invoice(id: "5051") { order { id } } }', { invoice: { order: null } }],
])('with permission for %s only, the other record is not shown', async (subject, action, query, expected) => {
  await placeOrder('CARD');
  await grantClientAbilities(client.gateway, { [subject]: [action] });
  await client.signIn('client@demo.com', 'client');
  expect((await client.ask(query)).data).toEqual(expected);
});

test('rejects an order without changing anything', async () => {
  const refusal = await client.refusal(
    'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { order { id } } }',
    {
      input: { address: { ...ADDRESS, phone: '1' }, payment: 'CARD' },
    },
  );
  expect(refusal?.code).toBe('INVALID');
  expect(await listStored(client.gateway, 'invoices', ({ orderId }) => orderId !== undefined)).toEqual([]);
});
