import { afterEach, describe, expect, test } from 'vitest';
import { receiveMessage } from '#server/domain/chat/sendChatMessage';
import { openChat } from '#server/domain/chat/chatList';
import { deliverEmail } from '#server/domain/email/deliverEmail';
import { useTestClient } from '../../support/testClient';
import { listStored } from '../../support/stored';

const FIELDS = `__typename id kind at isRead
  ... on JobNotification { job { id status } }
  ... on EmailNotification { email { id subject } }
  ... on ChatNotification { contact { id fullName } message { message } }`;
const LIST = `query ($input: NotificationListInput) {
  notifications(input: $input) { unreadCount totalDocs totalPages page perPage notifications { ${FIELDS} } }
}`;

interface Row {
  id: string;
  kind: string;
  at: string;
  isRead: boolean;
  __typename: string;
  job?: { id: string; status: string };
  email?: { id: string; subject: string };
  contact?: { id: string; fullName: string };
  message?: { message: string };
}

const client = useTestClient();
afterEach(() => client.gateway.stop());
const list = async (input?: Record<string, unknown>) => (await client.data(LIST, { input })).notifications;
const rows = async (): Promise<Row[]> => (await list({ perPage: 100 })).notifications;
const read = async (ids?: string[]): Promise<number> =>
  (await client.data('mutation ($ids: [ID!]) { markNotificationsRead(input: { ids: $ids }) { unreadCount } }', { ids }))
    .markNotificationsRead.unreadCount;
const getCode = async (query: string, variables?: Record<string, unknown>) =>
  (await client.refusal(query, variables))?.code;

const email = (subject: string) =>
  deliverEmail(client.gateway.context, {
    from: { name: 'Mara', email: 'mara@example.com', avatar: null },
    to: [{ name: 'Ada', email: 'admin@demo.com' }],
    subject,
    message: '<p>Hello</p>',
  });
const validate = async () => {
  const { validateCatalog } = await client.data(
    'mutation { validateCatalog(input: { catalogId: "1" }) { job { id } } }',
  );
  await client.gateway.idle();
  return String(validateCatalog.job.id);
};

/** Lets the client role read these. */
const allow = (...subjects: string[]) =>
  client.data(
    'mutation ($abilities: [AbilityInput!]!) { updateRole(input: { name: client, abilities: $abilities }) { role { name } } }',
    { abilities: subjects.map((subject) => ({ action: 'read', subject })) },
  );

describe('Notification list', () => {
  test('contains settled jobs, emails, and messages, newest first, each with its source', async () => {
    const all = await rows();
    expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(['JOB', 'EMAIL', 'CHAT']));
    const times = all.map(({ at }) => Date.parse(at));
    expect(times).toEqual([...times].sort((a, b) => b - a));
    for (const { __typename: type, kind, job, email, contact, message } of all) {
      expect([job, email, contact && message].map(Boolean)).toEqual([
        kind === 'JOB',
        kind === 'EMAIL',
        kind === 'CHAT',
      ]);
      expect(type).toBe({ JOB: 'JobNotification', EMAIL: 'EmailNotification', CHAT: 'ChatNotification' }[kind]);
    }
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  });

  test('has of automatic checks only the last one, if it has changed issues', async () => {
    const before = new Set((await rows()).map(({ id }) => id));
    const added = async () => (await rows()).flatMap(({ id, job }) => (before.has(id) ? [] : [job?.id]));
    const update = async (isRequired: boolean, label: string) => {
      const codes = ['capacity', 'volume', 'color', 'care'];
      const attributes = codes.map((code) => ({ code, isRequired: isRequired && code === 'care' }));
      const { updateFamily } = await client.data(
        'mutation ($input: UpdateFamilyInput!) { updateFamily(input: $input) { jobs { id trigger catalog { id } } } }',
        { input: { id: '1', labels: [{ locale: 'en', text: label }], attributes } },
      );
      await client.gateway.idle();
      const jobs: { id: string; trigger: string; catalog: { id: string } }[] = updateFamily.jobs;
      expect(jobs.map(({ trigger }) => trigger)).toEqual(jobs.map(() => 'AUTOMATIC'));
      return jobs.find(({ catalog }) => catalog.id === '1')?.id;
    };
    const checks = [await update(false, 'Gear'), await update(true, 'Gear')];
    const told = async () => (await added()).filter((id) => checks.includes(id));
    expect(await told()).toEqual([checks[1]]);
    checks.push(await update(true, 'Outdoor gear'));
    expect(await told()).toEqual([checks[2]]);
    // One that changes nothing leaves what is known.
    const { attributes } = await client.data('{ attributes(input: { perPage: 100 }) { attributes { id code } } }');
    const { id } = attributes.attributes.find(({ code }: { code: string }) => code === 'capacity');
    const { updateAttribute } = await client.data(
      'mutation ($input: UpdateAttributeInput!) { updateAttribute(input: $input) { jobs { id catalog { id } } } }',
      { input: { id, labels: [{ locale: 'en', text: 'Room inside' }] } },
    );
    await client.gateway.idle();
    checks.push(updateAttribute.jobs.find(({ catalog }: { catalog: { id: string } }) => catalog.id === '1').id);
    expect(await told()).toEqual([checks[2]]);
  });

  test('has pages, and is empty past the last one', async () => {
    const all = await rows();
    const page = await list({ page: 2, perPage: 3 });
    expect(page).toMatchObject({ page: 2, perPage: 3, totalDocs: all.length });
    expect(page.notifications.map(({ id }: Row) => id)).toEqual(all.slice(3, 6).map(({ id }) => id));
    expect(await list({ page: 999 })).toMatchObject({ notifications: [], totalDocs: all.length });
    expect(await getCode(LIST, { input: { page: 0 } })).toBe('INVALID');
  });

  test.each([
    [{}, -1],
    [{ sort: 'AT' }, 1],
    [{ sort: 'AT', direction: 'DESC' }, -1],
    [{ direction: 'ASC' }, 1],
  ])('is sorted as %o asks', async (input, sign) => {
    const { notifications } = await list({ perPage: 100, ...input });
    const times = notifications.map(({ at }: Row) => Date.parse(at));
    expect(times).toEqual([...times].sort((a, b) => sign * (a - b)));
  });

  test('contains a job only once it has settled', async () => {
    const id = await validate();
    const [newest] = await rows();
    expect(newest).toMatchObject({ kind: 'JOB', isRead: false, job: { id } });
  });

  test('counts an email read in the mailbox and a message in an opened chat as read', async () => {
    const arrived = await email('Spring prices');
    await receiveMessage(client.gateway.context, '1', 'Have you seen them?');
    const before = await list({ perPage: 100 });
    expect(before.notifications.slice(0, 2).map(({ isRead }: Row) => isRead)).toEqual([false, false]);
    await client.data(
      'mutation ($ids: [ID!]!) { updateEmails(input: { ids: $ids, isRead: true }) { emails { id } } }',
      {
        ids: [arrived.id],
      },
    );
    await openChat(client.gateway.context, '1');
    const after = await list({ perPage: 100 });
    expect(after.notifications.slice(0, 2).map(({ isRead }: Row) => isRead)).toEqual([true, true]);
    expect(after.unreadCount).toBe(before.unreadCount - 2);
  });

  test('contains another message from the same contact as a new notification', async () => {
    await receiveMessage(client.gateway.context, '1', 'One');
    const [first] = await rows();
    await read([first!.id]);
    await receiveMessage(client.gateway.context, '1', 'Two');
    const [second] = await rows();
    expect(second).toMatchObject({ isRead: false, message: { message: 'Two' } });
    expect(second!.id).not.toBe(first!.id);
  });
});

describe('Marking as read', () => {
  test('lowers the unread count once for each notification, and ignores unknown IDs', async () => {
    await validate();
    await email('Spring prices');
    const { unreadCount } = await list();
    const [first, second] = await rows();
    expect(await read([first!.id, 'job-4711-1'])).toBe(unreadCount - 1);
    expect(await read([first!.id, first!.id])).toBe(unreadCount - 1);
    expect((await rows()).slice(0, 2).map(({ isRead }) => isRead)).toEqual([true, false]);
    expect(await read([second!.id])).toBe(unreadCount - 2);
    expect(await read([])).toBe(unreadCount - 2);
  });

  test('marks all as read, and leaves later ones unread', async () => {
    expect((await list()).unreadCount).toBeGreaterThan(0);
    expect(await read()).toBe(0);
    expect((await rows()).every(({ isRead }) => isRead)).toBe(true);
    await email('Spring prices');
    expect((await list()).unreadCount).toBe(1);
    expect(await read()).toBe(0);
  });

  test('does not change the emails themselves', async () => {
    const unread = async () => (await listStored(client.gateway, 'mails', ({ isRead }) => !isRead)).length;
    const before = await unread();
    await read();
    expect(await unread()).toBe(before);
  });

  test('only applies to the current account', async () => {
    await client.rest('POST', '/jwt/register', {
      email: 'noor@example.com',
      password: 'teapot lantern',
      username: 'noor',
    });
    const { unreadCount } = await list();
    await read();
    await client.signIn('noor@example.com', 'teapot lantern');
    expect((await list()).unreadCount).toBe(unreadCount);
  });
});

describe('Notifications without read permission', () => {
  test('are not delivered', async () => {
    await allow('Notification', 'Mail');
    await client.signIn('client@demo.com', 'client');
    expect(new Set((await rows()).map(({ kind }) => kind))).toEqual(new Set(['EMAIL']));
    expect(await getCode('mutation { markNotificationsRead(input: {}) { unreadCount } }')).toBe('FORBIDDEN');
  });

  test('include the list itself', async () => {
    await client.signIn('client@demo.com', 'client');
    expect(await getCode('{ notifications { unreadCount } }')).toBe('FORBIDDEN');
  });
});

describe('Notification subscription', () => {
  let ends: (() => Promise<void>)[] = [];
  afterEach(async () => {
    await Promise.all(ends.map((end) => end()));
    ends = [];
  });

  /** Subscribes to notifications; `next` waits for the next one. */
  const listen = async (email = 'admin@demo.com', password = 'admin') => {
    const { body } = await client.rest('POST', '/jwt/login', { email, password });
    const response = await client.gateway.handle(
      new Request('http://localhost/graphql', {
        method: 'POST',
        headers: {
          accept: 'text/event-stream',
          'content-type': 'application/json',
          authorization: `Bearer ${body.accessToken}`,
        },
        body: JSON.stringify({ query: `subscription { notificationReceived { ${FIELDS} } }` }),
      }),
    );
    const reader = response!.body!.pipeThrough(new TextDecoderStream()).getReader();
    ends.push(() => reader.cancel());
    let text = '';
    return async (): Promise<Row> => {
      for (;;) {
        const event = /^data: (\{.+)$/m.exec(text);
        if (event) {
          text = text.slice(event.index + event[0].length);
          return JSON.parse(event[1]!).data.notificationReceived;
        }
        const { done, value } = await reader.read();
        if (done) throw new Error('The stream has ended.');
        text += value;
      }
    };
  };

  test('delivers emails, messages, and settled jobs, each once', async () => {
    const next = await listen();
    await email('Spring prices');
    expect(await next()).toMatchObject({ kind: 'EMAIL', isRead: false, email: { subject: 'Spring prices' } });
    await receiveMessage(client.gateway.context, '1', 'Have you seen them?');
    expect(await next()).toMatchObject({ kind: 'CHAT', contact: { id: '1' } });
    const id = await validate();
    expect(await next()).toMatchObject({ kind: 'JOB', job: { id } });
    client.gateway.context.events.emit('jobChanged', { jobId: id });
    client.gateway.context.events.emit('jobChanged', { jobId: '1' });
    await email('Summer prices');
    expect(await next()).toMatchObject({ email: { subject: 'Summer prices' } });
  });

  test('delivers only what the account can read', async () => {
    await allow('Auth', 'Notification', 'Mail');
    const next = await listen('client@demo.com', 'client');
    await receiveMessage(client.gateway.context, '1', 'Have you seen them?');
    await validate();
    await email('Spring prices');
    expect(await next()).toMatchObject({ email: { subject: 'Spring prices' } });
  });

  test('returns the same as the list', async () => {
    const next = await listen();
    await email('Spring prices');
    const told = await next();
    expect((await rows()).find(({ id }) => id === told.id)).toEqual(told);
  });
});
