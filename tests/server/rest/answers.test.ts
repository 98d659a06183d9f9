import { beforeAll, describe, expect, test } from 'vitest';
import { ROUTES } from '#server/rest/routes';
import { createTestClient, type TestClient } from '../../support/testClient';

interface Call {
  query?: string;
  body?: unknown;
}

const getUser = (name: string) => ({ fullName: name, username: name.toLowerCase(), email: `${name}@example.org` });

/** Parameters of requests that cannot be generated: those for a specific record, and those that write. */
const CALLS: Readonly<Record<string, Call>> = {
  'POST /api/bookmarks/update': { body: { id: 1 } },
  'POST /apps/email/update-emails': { body: { emailIds: [1], dataToUpdate: { isRead: true } } },
  'POST /apps/email/update-emails-label': { body: { emailIds: [1], label: 'important' } },
  'GET /apps/email/get-email': { query: '?id=1' },
  'GET /apps/email/paginate-email': { query: '?dir=next&emailId=1' },
  'GET /apps/chat/get-chat': { query: '?id=1' },
  'POST /apps/chat/send-msg': { body: { obj: { contact: { id: 1 }, message: 'Hello' } } },
  'POST /apps/todo/add-tasks': { body: { task: { title: 'Water the plants' } } },
  'POST /apps/todo/update-task': { body: { task: { id: 1, title: 'Water the fern' } } },
  'DELETE /apps/todo/delete-task': { query: '?taskId=1' },
  'POST /apps/calendar/add-event': {
    body: { event: { title: 'Tea', start: '2026-03-01T15:00:00.000Z', end: '2026-03-01T16:00:00.000Z' } },
  },
  'POST /apps/calendar/update-event': { body: { event: { id: 1, title: 'Coffee' } } },
  'DELETE /apps/calendar/remove-event': { query: '?id=1' },
  'GET /api/users/user': { query: '?id=1' },
  'POST /apps/users/add-user': { body: getUser('Ilse') },
  'DELETE /apps/users/delete': { query: '?id=1' },
  'DELETE /apps/invoice/delete': { query: '?id=ID' },
  'POST /apps/ecommerce/cart': { body: { productId: 1 } },
  'POST /apps/ecommerce/wishlist': { body: { productId: 1 } },
  'POST /jwt/login': { body: { email: 'admin@demo.com', password: 'admin' } },
  'POST /jwt/register': { body: { email: 'ilse@example.org', password: 'teapot lantern', username: 'ilse' } },
  'POST /jwt/refresh-token': { body: { refreshToken: 'TOKEN' } },
};

let client: TestClient;
let invoiceId: string;
let refreshToken: string;
beforeAll(async () => {
  client = await createTestClient();
  invoiceId = String((await client.rest('GET', '/apps/invoice/invoices')).body.allData[0].id);
  const session = await client.rest('POST', '/jwt/login', CALLS['POST /jwt/login']!.body);
  refreshToken = session.body.refreshToken;
});

const call = ({ method, path }: { method: string; path: string }) => {
  const { query = '', body } = CALLS[`${method} ${path}`] ?? {};
  const id = path.includes('/invoice/') ? invoiceId : '1';
  const address = path.replace(/\{\w+\}/, id) + query.replace('ID', invoiceId);
  return client.rest(method, address, body && JSON.parse(JSON.stringify(body).replace('TOKEN', refreshToken)));
};

// Reads run before the data they read is changed or deleted.
const order = ['GET', 'POST', 'DELETE'];
const rows = [...ROUTES].sort((a, b) => order.indexOf(a.method) - order.indexOf(b.method));

describe('returns exactly the keys that the route declares:', () => {
  test.each(rows.map((row) => [`${row.method} ${row.path}`, row] as const))('%s', async (_, row) => {
    const { status, body } = await call(row);
    expect({ status, body }).toMatchObject({ status: row.status ?? 200 });
    if (row.answers === null) expect(body).toBeUndefined();
    else expect(row.answers.safeParse(body).error?.issues ?? []).toEqual([]);
  });
});
