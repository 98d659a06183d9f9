import { describe, expect, it, test } from 'vitest';
import { useTestClient } from '../../support/testClient';

const NOW = new Date('2026-05-04T10:00:00Z');
const LONG = 'x'.repeat(1000);

interface Mail {
  id: number;
  from: { name: string };
  subject: string;
  labels: string[];
  folder: string;
  time: string;
  isRead: boolean;
  isStarred: boolean;
  replies: Mail[];
  [extra: string]: unknown;
}

const client = useTestClient({ now: () => NOW });

const get = (path: string) => client.rest('GET', `/apps/email/${path}`);
const list = async (query = ''): Promise<Mail[]> => (await get(`emails${query}`)).body.emails;
const everything = async () =>
  (await Promise.all(['inbox', 'sent', 'draft', 'spam', 'trash'].map((folder) => list(`?folder=${folder}`)))).flat();
const update = (emailIds: unknown, dataToUpdate: unknown) =>
  client.rest('POST', '/apps/email/update-emails', { emailIds, dataToUpdate });
const toggle = (emailIds: unknown, label: unknown) =>
  client.rest('POST', '/apps/email/update-emails-label', { emailIds, label });
const one = async (id: number | string): Promise<Mail> => (await get(`get-email?id=${id}`)).body;

const KEYS = [
  'attachments',
  'bcc',
  'cc',
  'folder',
  'from',
  'id',
  'isRead',
  'isStarred',
  'labels',
  'message',
  'replies',
  'subject',
  'time',
  'to',
];

describe('GET /apps/email/emails', () => {
  it('returns the inbox by default, with complete emails, newest first', async () => {
    const { status, body } = await get('emails');
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['emails', 'emailsMeta']);
    expect(body.emails.every((email: Mail) => email.folder === 'inbox')).toBe(true);
    for (const email of body.emails as Mail[]) expect(Object.keys(email).sort()).toEqual(KEYS);
    const ids = body.emails.map(({ id }: Mail) => id);
    expect(ids).toEqual([...ids].sort((a, b) => b - a));
    expect(await list('?folder=&q=&label=')).toEqual(body.emails);
  });

  it('contains replies as complete emails only within their parents', async () => {
    const emails = await everything();
    const replies = emails.flatMap((email) => email.replies);
    expect(replies.length).toBeGreaterThan(10);
    for (const reply of replies) expect(Object.keys(reply).sort()).toEqual(KEYS);
    const ids = [...emails, ...replies].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect((await get(`get-email?id=${replies[0]!.id}`)).status).toBe(404);
  });

  it.each(['inbox', 'sent', 'draft', 'spam', 'trash'])('returns for %s only its own emails', async (folder) => {
    const emails = await list(`?folder=${folder}`);
    expect(emails.length).toBeGreaterThan(4);
    expect(new Set(emails.map((email) => email.folder))).toEqual(new Set([folder]));
  });

  it('returns for starred all starred emails except those in the trash', async () => {
    const starred = (await everything()).filter(({ isStarred }) => isStarred);
    const shown = starred.filter(({ folder }) => folder !== 'trash');
    expect(shown.length).toBeLessThan(starred.length);
    expect((await list('?folder=starred')).map(({ id }) => id).sort()).toEqual(shown.map(({ id }) => id).sort());
  });

  it.each(['?folder=attic', '?folder=123', `?folder=${LONG}`, `?q=${LONG}`, '?label=nobody', '?folder=INBOX'])(
    'returns 200 and an empty list for %s',
    async (query) => {
      expect(await get(`emails${query}`)).toMatchObject({ status: 200, body: { emails: [] } });
    },
  );

  it.each([
    ['?q=RIDGE+TENT', (email: Mail) => /ridge tent/i.test(email.subject)],
    ['?q=britta', (email: Mail) => /britta/i.test(email.from.name)],
    ['?q=1', (email: Mail) => `${email.subject}${email.from.name}`.includes('1')],
    ['?label=private', (email: Mail) => email.labels.includes('private')],
    [
      '?q=a&label=company',
      (email: Mail) => email.labels.includes('company') && /a/i.test(email.subject + email.from.name),
    ],
  ])('filters the inbox with %s without changing the counts', async (query, holds) => {
    const whole = await get('emails');
    const { body } = await get(`emails${query}`);
    expect(body.emails).toEqual(whole.body.emails.filter(holds));
    expect(body.emails.length).toBeGreaterThan(0);
    expect(body.emailsMeta).toEqual(whole.body.emailsMeta);
  });

  it('counts unread emails in the inbox and in spam, and all drafts', async () => {
    const emails = await everything();
    const count = (holds: (email: Mail) => boolean) => emails.filter(holds).length;
    expect((await get('emails?folder=trash&q=none')).body.emailsMeta).toEqual({
      inbox: count(({ folder, isRead }) => folder === 'inbox' && !isRead),
      draft: count(({ folder }) => folder === 'draft'),
      spam: count(({ folder, isRead }) => folder === 'spam' && !isRead),
    });
  });
});

describe('POST /apps/email/update-emails', () => {
  it('sets the fields on each email, ignores unknown ids, and returns no content', async () => {
    const [first, second, third] = await list();
    expect(await update([first!.id, String(second!.id), 99_999], { isRead: true, folder: 'spam' })).toEqual({
      status: 200,
      body: undefined,
    });
    for (const email of [first!, second!]) {
      expect(await one(email.id)).toMatchObject({ ...email, isRead: true, folder: 'spam' });
    }
    expect(await one(third!.id)).toMatchObject(third!);
  });

  it.each([
    { subject: LONG },
    { subject: '12345' },
    { labels: ['private', 'of my own'] },
    { message: `<p>${LONG}</p>` },
    { from: { email: 'a@b.example', name: 'A', avatar: null } },
    { to: [{ email: 'a@b.example', name: 'A' }], cc: [], bcc: [] },
    { attachments: [{ fileName: 'a.svg', thumbnail: '/media/scene-a', url: '/media/scene-a', size: '1 KB' }] },
    { time: '2025-01-01T00:00:00.000Z' },
    { isStarred: true },
    { folder: 'attic' },
    { colour: 'red', nested: { deep: [1, null] }, extras: 1, formerFolder: 2 },
  ])('stores %j', async (data) => {
    expect((await update([1], data)).status).toBe(200);
    expect(await one(1)).toMatchObject(data);
    const answer = await client.data('{ email(id: 1) { id subject labels folder time } }');
    expect(answer.email.id).toBe('1');
  });

  it('never changes ids or calculated values', async () => {
    const before = await one(1);
    await update([1], { ...before, id: 4711, hasPreviousMail: true });
    expect(await one(1)).toEqual(before);
    expect((await get('get-email?id=4711')).status).toBe(404);
    expect(JSON.stringify(await everything())).not.toContain('hasPreviousMail');
  });

  it('accepts replies as complete emails: existing ones keep their ids, new ones get new ids', async () => {
    const parent = (await list()).find(({ replies }) => replies.length > 0)!;
    const added = {
      subject: 'Re',
      message: '<p>One more</p>',
      from: { email: 'a@b.example', name: 'A' },
      mood: 'good',
    };
    await update([parent.id], { replies: [...parent.replies, { ...added, id: parent.id }] });
    const { replies } = await one(parent.id);
    expect(replies.slice(0, -1)).toEqual(parent.replies);
    expect(replies.at(-1)).toMatchObject({ subject: 'Re', mood: 'good', replies: [] });
    const ids = (await everything()).flatMap((email) => [email.id, ...email.replies.map(({ id }) => id)]);
    expect(ids).toContain(replies.at(-1)!.id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each([
    [undefined, {}],
    ['1', {}],
    [[1.5], {}],
    [['one'], {}],
    [[null], {}],
    [[1], undefined],
    [[1], []],
    [[1], 'isRead'],
    [[1], { isRead: 'yes' }],
    [[1], { isStarred: 1 }],
    [[1], { labels: 'private' }],
    [[1], { labels: [1] }],
    [[1], { subject: 12 }],
    [[1], { folder: null }],
    [[1], { folder: '' }],
    [[1], { time: 'soon' }],
    [[1], { from: 'Ada' }],
    [[1], { to: [{ email: 'a@b.example' }] }],
    [[1], { replies: {} }],
    [[1], { replies: [{ isRead: 1 }] }],
  ])('rejects ids %j with %j and changes nothing', async (ids, data) => {
    const before = await one(1);
    expect(await update(ids, data)).toEqual({ status: 400, body: { error: expect.any(String) } });
    expect(await one(1)).toEqual(before);
  });
});

describe('POST /apps/email/update-emails-label', () => {
  it('adds or removes the label for each email', async () => {
    const emails = await list();
    const has = emails.find(({ labels }) => labels.includes('private'))!;
    const lacks = emails.find(({ labels }) => !labels.includes('private'))!;
    expect(await toggle([has.id, lacks.id, lacks.id, 99_999], 'private')).toEqual({ status: 200, body: undefined });
    expect((await one(has.id)).labels).toEqual(has.labels.filter((label) => label !== 'private'));
    expect((await one(lacks.id)).labels).toEqual([...lacks.labels, 'private']);
  });

  it('accepts custom labels, which GraphQL omits', async () => {
    await toggle([1], '2026');
    expect((await one(1)).labels).toContain('2026');
    const data = await client.data('{ email(id: 1) { labels } }');
    expect(data.email.labels).toEqual(['IMPORTANT']);
  });

  it.each([
    [[1], ''],
    [[1], 7],
    [[1], undefined],
    [undefined, 'private'],
    [{ a: 1 }, 'private'],
  ])('rejects ids %j with label %j', async (ids, label) => {
    expect((await toggle(ids, label)).status).toBe(400);
  });
});

test.each(['{', '', '[]', 'null', '"text"'])('returns 400 for the body %j', async (body) => {
  for (const path of ['update-emails', 'update-emails-label']) {
    const answer = await client.rest('POST', `/apps/email/${path}`, body);
    expect(answer).toEqual({ status: 400, body: { error: expect.any(String) } });
  }
});

describe('Single email', () => {
  it('is returned without a wrapper, with flags for the previous and next ones, and is not marked as read', async () => {
    const unread = (await list()).find(({ isRead }) => !isRead)!;
    expect(await get(`get-email?id=${unread.id}`)).toEqual({
      status: 200,
      body: { ...unread, hasPreviousMail: true, hasNextMail: expect.any(Boolean) },
    });
    expect((await one(unread.id)).isRead).toBe(false);
  });

  it('is reached from the oldest to the newest across all folders and back', async () => {
    const ids = (await everything()).map(({ id }) => id).sort((a, b) => a - b);
    for (const [at, id] of ids.entries()) {
      expect(await one(id)).toMatchObject({ id, hasPreviousMail: at > 0, hasNextMail: at < ids.length - 1 });
      for (const [dir, neighbour] of [
        ['previous', ids[at - 1]],
        ['next', ids[at + 1]],
      ] as const) {
        const answer = await get(`paginate-email?dir=${dir}&emailId=${id}`);
        if (neighbour === undefined) expect(answer).toEqual({ status: 404, body: { error: expect.any(String) } });
        else expect(answer).toEqual({ status: 200, body: await one(neighbour) });
      }
    }
  });

  it.each([
    ['get-email', 400],
    ['get-email?id=', 400],
    ['get-email?id=one', 400],
    ['get-email?id=1.5', 400],
    ['get-email?id=99999', 404],
    ['get-email?id=-1', 404],
    ['get-email?id=001', 200],
    ['paginate-email?emailId=2', 400],
    ['paginate-email?dir=next', 400],
    ['paginate-email?dir=sideways&emailId=2', 400],
    ['paginate-email?dir=next&emailId=two', 400],
    ['paginate-email?dir=next&emailId=99999', 404],
    ['paginate-email?dir=previous&emailId=99999', 404],
    ['paginate-email?dir=next&emailId=0', 404],
  ])('returns for %s the status %i', async (path, status) => {
    expect((await get(path)).status).toBe(status);
  });
});
