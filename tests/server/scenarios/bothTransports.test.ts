import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTestClient, type TestClient } from '../../support/testClient';
import { LONG_TEST } from '../../support/databases/longTest';

/** A valid request; `pick` selects one of the existing records. */
type Call = (client: TestClient, pick: number) => Promise<unknown>;

const at = <Item>(list: readonly Item[], pick: number): Item | undefined => list[pick % Math.max(list.length, 1)];

const rest = async ({ rest: call }: TestClient, method: string, path: string, body?: unknown) => {
  const answer = await call(method, path, body);
  expect({ path, ...answer }).toMatchObject({ status: expect.toSatisfy((status: number) => status < 300) });
  return answer.body;
};

const ask = async ({ ask: call }: TestClient, query: string) => {
  const { data, errors } = await call(query);
  expect({ query, errors }).toEqual({ query, errors: undefined });
  return data;
};

const getIds = (rows: readonly { id: number | string }[]) => rows.map(({ id }) => Number(id));

const expectUnique = (ids: readonly unknown[]) => expect(new Set(ids).size).toBe(ids.length);

const taskIds = async (client: TestClient, filter = '') =>
  getIds(await rest(client, 'GET', `/apps/todo/tasks?filter=${filter}`));
const eventIds = async (client: TestClient) => getIds(await rest(client, 'GET', '/apps/calendar/events'));
const userIds = async (client: TestClient) => getIds(await rest(client, 'GET', '/api/users/list/all-data'));
/** Nobody can delete the account that sends the requests, or that of the last administrator. */
const otherUserIds = async (client: TestClient) => {
  const users: { id: number; email: string }[] = await rest(client, 'GET', '/api/users/list/all-data');
  return getIds(users.filter(({ email }) => !email.endsWith('@demo.com')));
};
const invoiceIds = async (client: TestClient) => getIds((await rest(client, 'GET', '/apps/invoice/invoices')).allData);
const emailIds = async (client: TestClient, folder = 'inbox') =>
  getIds((await rest(client, 'GET', `/apps/email/emails?folder=${folder}`)).emails);

/** A request about one of the ids, if there are any. */
const withOne =
  (
    ids: (client: TestClient) => Promise<number[]>,
    call: (client: TestClient, id: number, pick: number) => Promise<unknown>,
  ): Call =>
  async (client, pick) => {
    const id = at(await ids(client), pick);
    if (id !== undefined) await call(client, id, pick);
  };

const deletedTaskIds = (client: TestClient) => taskIds(client, 'deleted');
const LABELS = ['personal', 'company', 'important', 'private'];
const getProduct = (pick: number) => (pick % 27) + 1;

const CALLS: Readonly<Record<string, Call>> = {
  'task added by REST': (client, pick) =>
    rest(client, 'POST', '/apps/todo/add-tasks', { task: { title: `Task ${pick}` } }),
  'task added by GraphQL': (client, pick) =>
    ask(client, `mutation { createTask(input: { title: "Task ${pick}" }) { task { id } } }`),
  'task changed by REST': withOne(taskIds, (client, id, pick) =>
    rest(client, 'POST', '/apps/todo/update-task', { task: { id, title: `Changed ${pick}` } }),
  ),
  'task deleted by REST': withOne(taskIds, (client, id) =>
    rest(client, 'DELETE', `/apps/todo/delete-task?taskId=${id}`),
  ),
  'task deleted by GraphQL': withOne(taskIds, (client, id) =>
    ask(client, `mutation { deleteTask(input: { id: "${id}" }) { task { id } } }`),
  ),
  'task restored by GraphQL': withOne(deletedTaskIds, (client, id) =>
    ask(client, `mutation { restoreTask(input: { id: "${id}" }) { task { id } } }`),
  ),
  'event added by REST': (client, pick) =>
    rest(client, 'POST', '/apps/calendar/add-event', {
      event: { title: `Event ${pick}`, start: '2026-03-01T15:00:00Z', end: '2026-03-01T16:00:00Z' },
    }),
  'event removed by REST': withOne(eventIds, (client, id) =>
    rest(client, 'DELETE', '/apps/calendar/remove-event', { id }),
  ),
  'event removed by GraphQL': withOne(eventIds, (client, id) =>
    ask(client, `mutation { deleteCalendarEvent(input: { id: "${id}" }) { deletedId } }`),
  ),
  'user added by REST': async (client) => {
    const name = `user${(await userIds(client)).length}x${Math.max(...(await userIds(client)))}`;
    await rest(client, 'POST', '/apps/users/add-user', {
      fullName: name,
      username: name,
      email: `${name}@example.org`,
    });
  },
  'user deleted by REST': withOne(otherUserIds, (client, id) => rest(client, 'DELETE', `/apps/users/delete?id=${id}`)),
  'user deleted by GraphQL': withOne(otherUserIds, (client, id) =>
    ask(client, `mutation { deleteUser(input: { id: "${id}" }) { deletedId } }`),
  ),
  'invoice deleted by REST': withOne(invoiceIds, (client, id) =>
    rest(client, 'DELETE', `/apps/invoice/delete?id=${id}`),
  ),
  'invoice deleted by GraphQL': withOne(invoiceIds, (client, id) =>
    ask(client, `mutation { deleteInvoice(input: { id: "${id}" }) { deletedId } }`),
  ),
  'mail read by REST': withOne(emailIds, (client, id, pick) =>
    rest(client, 'POST', '/apps/email/update-emails', { emailIds: [id], dataToUpdate: { isRead: pick % 2 === 0 } }),
  ),
  'mail moved by REST': withOne(emailIds, (client, id, pick) => {
    const folder = at(['trash', 'spam', 'inbox'], pick);
    return rest(client, 'POST', '/apps/email/update-emails', { emailIds: [id], dataToUpdate: { folder } });
  }),
  'mail labelled by REST': withOne(emailIds, (client, id, pick) =>
    rest(client, 'POST', '/apps/email/update-emails-label', { emailIds: [id], label: at(LABELS, pick) }),
  ),
  'mail labelled by GraphQL': withOne(emailIds, (client, id, pick) =>
    ask(
      client,
      `mutation { toggleEmailLabel(input: { ids: ["${id}"], label: ${at(LABELS, pick)!.toUpperCase()} }) { emails { id } } }`,
    ),
  ),
  'message sent by REST': (client, pick) =>
    rest(client, 'POST', '/apps/chat/send-msg', {
      obj: { contact: { id: (pick % 12) + 1 }, message: `Hello ${pick}` },
    }),
  'message sent by GraphQL': (client, pick) =>
    ask(
      client,
      `mutation { sendChatMessage(input: { contactId: "${(pick % 12) + 1}", message: "Hello" }) { chat { id } } }`,
    ),
  'chat opened by REST': async (client, pick) => {
    const { chat } = await rest(client, 'GET', `/apps/chat/get-chat?id=${(pick % 12) + 1}`);
    expect(chat?.unseenMsgs ?? 0).toBe(0);
  },
  'cart filled by REST': (client, pick) =>
    rest(client, 'POST', '/apps/ecommerce/cart', { productId: getProduct(pick) }),
  'cart filled by GraphQL': (client, pick) =>
    ask(client, `mutation { addToCart(input: { productId: "${getProduct(pick)}" }) { cart { count } } }`),
  'cart emptied by REST': (client, pick) => rest(client, 'DELETE', `/apps/ecommerce/cart/${getProduct(pick)}`),
  'wish made by REST': (client, pick) =>
    rest(client, 'POST', '/apps/ecommerce/wishlist', { productId: getProduct(pick) }),
  'wish dropped by GraphQL': (client, pick) =>
    ask(client, `mutation { removeFromWishlist(input: { productId: "${getProduct(pick)}" }) { product { id } } }`),
  'bookmark turned by REST': (client, pick) => rest(client, 'POST', '/api/bookmarks/update', { id: (pick % 5) + 1 }),
  'bookmark turned by GraphQL': (client, pick) =>
    ask(client, `mutation { toggleBookmark(input: { id: "${(pick % 5) + 1}" }) { page { id } } }`),
};

/** What both transports must return alike, and the invariants that hold after any request. */
const RULES: Readonly<Record<string, (client: TestClient) => Promise<void>>> = {
  tasks: async (client) => {
    const [kept, deleted] = [await taskIds(client), await deletedTaskIds(client)];
    expectUnique([...kept, ...deleted]);
    const data = await ask(
      client,
      '{ kept: taskPage(input: { perPage: 100 }) { tasks { id } } deleted: taskPage(input: { perPage: 100, filter: DELETED }) { tasks { id } } }',
    );
    expect([getIds(data.kept.tasks), getIds(data.deleted.tasks)]).toEqual([kept, deleted]);
  },
  events: async (client) => {
    const ids = await eventIds(client);
    expectUnique(ids);
    const { calendarEvents } = await ask(client, '{ calendarEvents { id } }');
    expect(getIds(calendarEvents).sort()).toEqual([...ids].sort());
  },
  users: async (client) => {
    const ids = await userIds(client);
    expectUnique(ids);
    const page = await rest(client, 'GET', '/api/users/list/data?perPage=100&page=1');
    const past = await rest(client, 'GET', '/api/users/list/data?page=1000');
    const { users } = await ask(client, '{ users(input: { perPage: 100 }) { totalDocs users { id } } }');
    expect([page.total, past.total, users.totalDocs]).toEqual([ids.length, ids.length, ids.length]);
    expect([getIds(page.users).sort(), getIds(users.users).sort(), past.users]).toEqual([
      [...ids].sort(),
      [...ids].sort(),
      [],
    ]);
  },
  invoices: async (client) => {
    const { allData, total } = await rest(client, 'GET', '/apps/invoice/invoices');
    expectUnique(getIds(allData));
    const { invoices } = await ask(client, '{ invoices { totalDocs } }');
    expect([total, invoices.totalDocs]).toEqual([allData.length, allData.length]);
  },
  mails: async (client) => {
    const folders = ['inbox', 'sent', 'draft', 'spam', 'trash'];
    const pages = await Promise.all(
      folders.map((folder) => rest(client, 'GET', `/apps/email/emails?folder=${folder}`)),
    );
    expectUnique(pages.flatMap(({ emails }) => getIds(emails)));
    const unread = (page: number) => pages[page].emails.filter(({ isRead }: { isRead: boolean }) => !isRead).length;
    for (const { emailsMeta } of pages) {
      expect(emailsMeta).toEqual({ inbox: unread(0), draft: pages[2].emails.length, spam: unread(3) });
    }
  },
  chats: async (client) => {
    const { chatsContacts } = await rest(client, 'GET', '/apps/chat/chats-and-contacts');
    expectUnique(getIds(chatsContacts));
    for (const { chat } of chatsContacts) expect(chat.unseenMsgs).toBeGreaterThanOrEqual(0);
    const { chatsAndContacts } = await ask(client, '{ chatsAndContacts { chats { id unseenMsgs } } }');
    expect(getIds(chatsAndContacts.chats)).toEqual(getIds(chatsContacts));
  },
  cart: async (client) => {
    const { products } = await rest(client, 'GET', '/apps/ecommerce/cart');
    const lines = products.map(({ id, qty }: { id: number; qty: number }) => [id, qty]);
    expectUnique(lines.map(([id]: [number]) => id));
    const { cart } = await ask(client, '{ cart { count items { product { id } quantity } } }');
    expect(
      cart.items.map((item: { product: { id: string }; quantity: number }) => [Number(item.product.id), item.quantity]),
    ).toEqual(lines);
    expect(cart.count).toBe(lines.reduce((sum: number, [, qty]: [number, number]) => sum + qty, 0));
  },
  wishlist: async (client) => {
    const ids = getIds((await rest(client, 'GET', '/apps/ecommerce/wishlist')).products);
    expectUnique(ids);
    const { wishlist } = await ask(client, '{ wishlist { product { id } } }');
    expect(wishlist.map((wish: { product: { id: string } }) => Number(wish.product.id))).toEqual(ids);
  },
  bookmarks: async (client) => {
    const { bookmarks } = await rest(client, 'GET', '/api/bookmarks/data');
    const data = await ask(client, '{ bookmarks { id } }');
    expect(getIds(data.bookmarks)).toEqual(getIds(bookmarks));
  },
};

const step = fc.record({ name: fc.constantFrom(...Object.keys(CALLS)), pick: fc.nat({ max: 999 }) });

test(
  'both transports return the same data and the invariants hold after any sequence of requests',
  { timeout: LONG_TEST },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
        const client = await createTestClient();
        for (const { name, pick } of steps) await CALLS[name]!(client, pick);
        for (const rule of Object.values(RULES)) await rule(client);
        client.gateway.stop();
      }),
      { numRuns: 20 },
    );
  },
);
