import { expect, test } from 'vitest';
import { useTestClient } from '../../support/testClient';
import { listStored } from '../../support/stored';

const NOW = Date.parse('2026-05-04T10:00:00Z');
const LIST = '/apps/invoice/invoices';
const CLIENTS = '/api/invoice/clients';

const client = useTestClient({ now: () => new Date(NOW) });

interface Invoice {
  id: number;
  client: { name: string; companyEmail: string };
  total: number;
  balance: 0 | string;
  invoiceStatus: string;
  service: string;
  issuedDate: string;
  dueDate: string;
}

const list = async (query = ''): Promise<{ allData: Invoice[]; invoices: Invoice[]; total: number }> =>
  (await client.rest('GET', `${LIST}${query}`)).body;

test('starts with fifty demo invoices with all statuses and services, dated up to today', async () => {
  const { allData, total } = await list();
  expect([allData.length, total]).toEqual([50, 50]);
  expect(new Set(allData.map(({ invoiceStatus }) => invoiceStatus))).toEqual(
    new Set(['Paid', 'Downloaded', 'Sent', 'Draft', 'Partial Payment', 'Past Due']),
  );
  expect(new Set(allData.map(({ service }) => service)).size).toBe(4);
  for (const { issuedDate, dueDate } of allData) {
    expect(Date.parse(issuedDate)).toBeLessThanOrEqual(NOW);
    expect(Date.parse(dueDate)).toBeGreaterThan(Date.parse(issuedDate));
  }
});

test('has demo balances that match the statuses', async () => {
  const owed = ({ balance }: Invoice) => (balance === 0 ? 0 : Number(balance.replace('$', '')));
  const { allData } = await list();
  for (const invoice of allData) {
    expect(invoice.balance === 0 || /^-?\$\d+$/.test(invoice.balance)).toBe(true);
    if (invoice.invoiceStatus === 'Paid') expect(owed(invoice)).toBeLessThanOrEqual(0);
    else expect(owed(invoice)).toBeGreaterThan(0);
    if (invoice.invoiceStatus === 'Partial Payment') expect(owed(invoice)).toBeLessThan(invoice.total);
    if (invoice.invoiceStatus === 'Past Due') expect(Date.parse(invoice.dueDate)).toBeLessThan(NOW);
  }
  expect(allData.map(({ balance }) => balance)).toContain('-$205');
});

test.each([
  ['', () => true, 1, 10],
  ['?page=3&perPage=7', () => true, 3, 7],
  ['?perPage=1000', () => true, 1, 100],
  ['?page=77', () => true, 77, 10],
  ['?status=&q=', () => true, 1, 10],
  ['?status=Past Due', ({ invoiceStatus }: Invoice) => invoiceStatus === 'Past Due', 1, 10],
  ['?status=past due', ({ invoiceStatus }: Invoice) => invoiceStatus === 'Past Due', 1, 10],
  ['?status=pAiD', ({ invoiceStatus }: Invoice) => invoiceStatus === 'Paid', 1, 10],
  ['?status=past', () => false, 1, 10],
  ['?q=INGRID', ({ client }: Invoice) => client.name === 'Ingrid Solberg', 1, 10],
  ['?q=@obifresh', ({ client }: Invoice) => client.companyEmail === 'office@obifresh.example', 1, 10],
  ['?q=山本', ({ client }: Invoice) => client.name.includes('山本'), 1, 10],
  ['?q=Obi Fresh Foods', () => false, 1, 10],
  ['?q=example&status=draft', ({ invoiceStatus }: Invoice) => invoiceStatus === 'Draft', 1, 10],
])('lists with %j the requested page, highest id first', async (query, isWanted, page, perPage) => {
  const { allData, invoices, total } = await list(query);
  expect(allData).toHaveLength(50);
  const found = allData.filter(isWanted).sort((a, b) => b.id - a.id);
  expect(total).toBe(found.length);
  expect(invoices).toEqual(found.slice((page - 1) * perPage, page * perPage));
});

test('returns an invoice with its payment details, all as text', async () => {
  const [invoice] = (await list()).invoices;
  const { status, body } = await client.rest('GET', `/api/invoice/invoices/${invoice!.id}`);
  expect([status, body.invoice]).toEqual([200, invoice]);
  expect(Object.keys(body.paymentDetails)).toEqual(['totalDue', 'bankName', 'country', 'iban', 'swiftCode']);
  expect(Object.values(body.paymentDetails).every((value) => typeof value === 'string' && value !== '')).toBe(true);
});

/** ISO 13616: the digits of the rearranged IBAN modulo 97 must be 1. */
const isIban = (iban: string) => {
  const plain = iban.replaceAll(' ', '');
  const digits = [...plain.slice(4), ...plain.slice(0, 4)].map((character) => parseInt(character, 36)).join('');
  return BigInt(digits) % 97n === 1n;
};

test('has demo IBANs with valid check digits', async () => {
  for (const { account } of await listStored(client.gateway, 'invoices')) {
    expect([account.iban, isIban(account.iban)]).toEqual([account.iban, true]);
  }
});

test('lists the clients of the first five invoices, from many countries', async () => {
  const { allData } = await list();
  const { body } = await client.rest('GET', CLIENTS);
  expect(body).toEqual(allData.slice(0, 5).map(({ client }) => client));
  expect(new Set(body.map(({ country }: { country: string }) => country)).size).toBe(5);
});

test('deletes an invoice once, and the next client moves up', async () => {
  const { allData } = await list();
  const path = `/apps/invoice/delete?id=${allData[0]!.id}`;
  expect(await client.rest('DELETE', path)).toEqual({ status: 200, body: undefined });
  expect((await client.rest('DELETE', path)).status).toBe(404);
  expect((await list()).total).toBe(49);
  expect((await client.rest('GET', CLIENTS)).body[0]).toEqual(allData[1]!.client);
});

test.each([
  ['GET', `${LIST}?page=-1`, 400],
  ['GET', `${LIST}?perPage=many`, 400],
  ['GET', `${LIST}?status=a&status=b`, 400],
  ['GET', '/api/invoice/invoices/1', 404],
  ['GET', '/api/invoice/invoices/99999999999999999999', 404],
  ['DELETE', '/apps/invoice/delete', 400],
  ['DELETE', '/apps/invoice/delete?id=five', 400],
  ['DELETE', '/apps/invoice/delete?id=1', 404],
])('rejects %s %s with a message and changes nothing', async (method, path, status) => {
  expect(await client.rest(method, path)).toEqual({ status, body: { error: expect.stringMatching(/\w/) } });
  expect((await list()).total).toBe(50);
});

test('does not handle a path with a non-numeric invoice id', async () => {
  const request = new Request('http://localhost/api/invoice/invoices/latest');
  expect(await client.gateway.handle(request)).toBeUndefined();
});
