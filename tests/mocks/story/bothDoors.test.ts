import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openDoors, type Doors } from '../../support/doors';

/** A valid request; `pick` selects one of the existing records. */
type Call = (doors: Doors, pick: number) => Promise<unknown>;

const at = <Item>(list: readonly Item[], pick: number): Item | undefined => list[pick % Math.max(list.length, 1)];

const rest = async ({ rest: call }: Doors, method: string, path: string, body?: unknown) => {
  const answer = await call(method, path, body);
  expect({ path, ...answer }).toMatchObject({ status: expect.toSatisfy((status: number) => status < 300) });
  return answer.body;
};

const ask = async ({ ask: call }: Doors, query: string) => {
  const { data, errors } = await call(query);
  expect({ query, errors }).toEqual({ query, errors: undefined });
  return data;
};

const idsOf = (rows: readonly { id: number | string }[]) => rows.map(({ id }) => Number(id));

const expectUnique = (ids: readonly unknown[]) => expect(new Set(ids).size).toBe(ids.length);

const taskIds = async (doors: Doors, filter = '') =>
  idsOf(await rest(doors, 'GET', `/apps/todo/tasks?filter=${filter}`));
const eventIds = async (doors: Doors) => idsOf(await rest(doors, 'GET', '/apps/calendar/events'));
const userIds = async (doors: Doors) => idsOf(await rest(doors, 'GET', '/api/users/list/all-data'));
const invoiceIds = async (doors: Doors) => idsOf((await rest(doors, 'GET', '/apps/invoice/invoices')).allData);
const mailIds = async (doors: Doors, folder = 'inbox') =>
  idsOf((await rest(doors, 'GET', `/apps/email/emails?folder=${folder}`)).emails);

/** A request about one of the ids, if there are any. */
const withOne =
  (
    ids: (doors: Doors) => Promise<number[]>,
    call: (doors: Doors, id: number, pick: number) => Promise<unknown>,
  ): Call =>
  async (doors, pick) => {
    const id = at(await ids(doors), pick);
    if (id !== undefined) await call(doors, id, pick);
  };

const deletedTaskIds = (doors: Doors) => taskIds(doors, 'deleted');
const LABELS = ['personal', 'company', 'important', 'private'];
const productOf = (pick: number) => (pick % 27) + 1;

const CALLS: Readonly<Record<string, Call>> = {
  'task added by REST': (doors, pick) =>
    rest(doors, 'POST', '/apps/todo/add-tasks', { task: { title: `Task ${pick}` } }),
  'task added by GraphQL': (doors, pick) =>
    ask(doors, `mutation { taskCreate(input: { title: "Task ${pick}" }) { id } }`),
  'task changed by REST': withOne(taskIds, (doors, id, pick) =>
    rest(doors, 'POST', '/apps/todo/update-task', { task: { id, title: `Changed ${pick}` } }),
  ),
  'task deleted by REST': withOne(taskIds, (doors, id) => rest(doors, 'DELETE', `/apps/todo/delete-task?taskId=${id}`)),
  'task deleted by GraphQL': withOne(taskIds, (doors, id) => ask(doors, `mutation { taskDelete(id: "${id}") { id } }`)),
  'task restored by GraphQL': withOne(deletedTaskIds, (doors, id) =>
    ask(doors, `mutation { taskRestore(id: "${id}") { id } }`),
  ),
  'event added by REST': (doors, pick) =>
    rest(doors, 'POST', '/apps/calendar/add-event', {
      event: { title: `Event ${pick}`, start: '2026-03-01T15:00:00Z', end: '2026-03-01T16:00:00Z' },
    }),
  'event removed by REST': withOne(eventIds, (doors, id) =>
    rest(doors, 'DELETE', '/apps/calendar/remove-event', { id }),
  ),
  'event removed by GraphQL': withOne(eventIds, (doors, id) =>
    ask(doors, `mutation { calendarEventDelete(id: "${id}") }`),
  ),
  'user added by REST': async (doors) => {
    const name = `user${(await userIds(doors)).length}x${Math.max(...(await userIds(doors)))}`;
    await rest(doors, 'POST', '/apps/users/add-user', { fullName: name, username: name, email: `${name}@example.org` });
  },
  'user deleted by REST': withOne(userIds, (doors, id) => rest(doors, 'DELETE', `/apps/users/delete?id=${id}`)),
  'user deleted by GraphQL': withOne(userIds, (doors, id) => ask(doors, `mutation { userDelete(id: "${id}") }`)),
  'invoice deleted by REST': withOne(invoiceIds, (doors, id) => rest(doors, 'DELETE', `/apps/invoice/delete?id=${id}`)),
  'invoice deleted by GraphQL': withOne(invoiceIds, (doors, id) =>
    ask(doors, `mutation { invoiceDelete(id: "${id}") }`),
  ),
  'mail read by REST': withOne(mailIds, (doors, id, pick) =>
    rest(doors, 'POST', '/apps/email/update-emails', { emailIds: [id], dataToUpdate: { isRead: pick % 2 === 0 } }),
  ),
  'mail moved by REST': withOne(mailIds, (doors, id, pick) => {
    const folder = at(['trash', 'spam', 'inbox'], pick);
    return rest(doors, 'POST', '/apps/email/update-emails', { emailIds: [id], dataToUpdate: { folder } });
  }),
  'mail labelled by REST': withOne(mailIds, (doors, id, pick) =>
    rest(doors, 'POST', '/apps/email/update-emails-label', { emailIds: [id], label: at(LABELS, pick) }),
  ),
  'mail labelled by GraphQL': withOne(mailIds, (doors, id, pick) =>
    ask(doors, `mutation { mailsLabelToggle(ids: ["${id}"], label: ${at(LABELS, pick)!.toUpperCase()}) { id } }`),
  ),
  'message sent by REST': (doors, pick) =>
    rest(doors, 'POST', '/apps/chat/send-msg', { obj: { contact: { id: (pick % 12) + 1 }, message: `Hello ${pick}` } }),
  'message sent by GraphQL': (doors, pick) =>
    ask(doors, `mutation { chatMessageSend(contactId: "${(pick % 12) + 1}", message: "Hello") { id } }`),
  'chat opened by REST': async (doors, pick) => {
    const { chat } = await rest(doors, 'GET', `/apps/chat/get-chat?id=${(pick % 12) + 1}`);
    expect(chat?.unseenMsgs ?? 0).toBe(0);
  },
  'cart filled by REST': (doors, pick) => rest(doors, 'POST', '/apps/ecommerce/cart', { productId: productOf(pick) }),
  'cart filled by GraphQL': (doors, pick) =>
    ask(doors, `mutation { cartAdd(productId: "${productOf(pick)}") { cart { count } } }`),
  'cart emptied by REST': (doors, pick) => rest(doors, 'DELETE', `/apps/ecommerce/cart/${productOf(pick)}`),
  'wish made by REST': (doors, pick) => rest(doors, 'POST', '/apps/ecommerce/wishlist', { productId: productOf(pick) }),
  'wish dropped by GraphQL': (doors, pick) =>
    ask(doors, `mutation { wishlistRemove(productId: "${productOf(pick)}") { id } }`),
  'bookmark turned by REST': (doors, pick) => rest(doors, 'POST', '/api/bookmarks/update', { id: (pick % 5) + 1 }),
  'bookmark turned by GraphQL': (doors, pick) =>
    ask(doors, `mutation { bookmarkToggle(id: "${(pick % 5) + 1}") { id } }`),
};

/** What both transports must return alike, and the invariants that hold after any request. */
const RULES: Readonly<Record<string, (doors: Doors) => Promise<void>>> = {
  tasks: async (doors) => {
    const [kept, deleted] = [await taskIds(doors), await deletedTaskIds(doors)];
    expectUnique([...kept, ...deleted]);
    const data = await ask(doors, '{ kept: tasks { id title } deleted: tasks(input: { filter: DELETED }) { id } }');
    expect([idsOf(data.kept), idsOf(data.deleted)]).toEqual([kept, deleted]);
  },
  events: async (doors) => {
    const ids = await eventIds(doors);
    expectUnique(ids);
    const { calendarEvents } = await ask(doors, '{ calendarEvents { id } }');
    expect(idsOf(calendarEvents).sort()).toEqual([...ids].sort());
  },
  users: async (doors) => {
    const ids = await userIds(doors);
    expectUnique(ids);
    const page = await rest(doors, 'GET', '/api/users/list/data?perPage=100&page=1');
    const past = await rest(doors, 'GET', '/api/users/list/data?page=1000');
    const { users } = await ask(doors, '{ users(input: { perPage: 100 }) { totalDocs users { id } } }');
    expect([page.total, past.total, users.totalDocs]).toEqual([ids.length, ids.length, ids.length]);
    expect([idsOf(page.users).sort(), idsOf(users.users).sort(), past.users]).toEqual([
      [...ids].sort(),
      [...ids].sort(),
      [],
    ]);
  },
  invoices: async (doors) => {
    const { allData, total } = await rest(doors, 'GET', '/apps/invoice/invoices');
    expectUnique(idsOf(allData));
    const { invoices } = await ask(doors, '{ invoices { totalDocs } }');
    expect([total, invoices.totalDocs]).toEqual([allData.length, allData.length]);
  },
  mails: async (doors) => {
    const folders = ['inbox', 'sent', 'draft', 'spam', 'trash'];
    const pages = await Promise.all(folders.map((folder) => rest(doors, 'GET', `/apps/email/emails?folder=${folder}`)));
    expectUnique(pages.flatMap(({ emails }) => idsOf(emails)));
    const unread = (page: number) => pages[page].emails.filter(({ isRead }: { isRead: boolean }) => !isRead).length;
    for (const { emailsMeta } of pages) {
      expect(emailsMeta).toEqual({ inbox: unread(0), draft: pages[2].emails.length, spam: unread(3) });
    }
  },
  chats: async (doors) => {
    const { chatsContacts } = await rest(doors, 'GET', '/apps/chat/chats-and-contacts');
    expectUnique(idsOf(chatsContacts));
    for (const { chat } of chatsContacts) expect(chat.unseenMsgs).toBeGreaterThanOrEqual(0);
    const { chatsAndContacts } = await ask(doors, '{ chatsAndContacts { chats { id unseenMsgs } } }');
    expect(idsOf(chatsAndContacts.chats)).toEqual(idsOf(chatsContacts));
  },
  cart: async (doors) => {
    const { products } = await rest(doors, 'GET', '/apps/ecommerce/cart');
    const lines = products.map(({ id, qty }: { id: number; qty: number }) => [id, qty]);
    expectUnique(lines.map(([id]: [number]) => id));
    const { cart } = await ask(doors, '{ cart { count items { product { id } qty } } }');
    expect(
      cart.items.map((item: { product: { id: string }; qty: number }) => [Number(item.product.id), item.qty]),
    ).toEqual(lines);
    expect(cart.count).toBe(lines.reduce((sum: number, [, qty]: [number, number]) => sum + qty, 0));
  },
  wishlist: async (doors) => {
    const ids = idsOf((await rest(doors, 'GET', '/apps/ecommerce/wishlist')).products);
    expectUnique(ids);
    const { wishlist } = await ask(doors, '{ wishlist { product { id } } }');
    expect(wishlist.map((wish: { product: { id: string } }) => Number(wish.product.id))).toEqual(ids);
  },
  bookmarks: async (doors) => {
    const { bookmarks } = await rest(doors, 'GET', '/api/bookmarks/data');
    const data = await ask(doors, '{ bookmarks { id } }');
    expect(idsOf(data.bookmarks)).toEqual(idsOf(bookmarks));
  },
};

const step = fc.record({ name: fc.constantFrom(...Object.keys(CALLS)), pick: fc.nat({ max: 999 }) });

test(
  'both transports return the same data and the invariants hold after any sequence of requests',
  { timeout: 60_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
        const doors = await openDoors();
        for (const { name, pick } of steps) await CALLS[name]!(doors, pick);
        for (const rule of Object.values(RULES)) await rule(doors);
        doors.gateway.stop();
      }),
      { numRuns: 20 },
    );
  },
);
