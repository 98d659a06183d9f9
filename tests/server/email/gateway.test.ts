import { beforeEach, describe, expect, it, test } from 'vitest';
import { deliverEmail } from '#server/domain/email/deliverEmail';
import { type TestClient, createTestClient } from '../../support/testClient';

const MAIL = `
  id subject message folder isRead isStarred labels time replyToId
  from { email name avatar } to { email name } cc { email name } bcc { email name }
  attachments { fileName thumbnail url bytes } replies { id message folder from { email } }`;

let now: number;
let client: TestClient;
beforeEach(async () => {
  now = Date.parse('2026-05-04T10:00:00Z');
  client = await createTestClient({ now: () => new Date(now) });
});

const listEmails = async (input: Record<string, unknown> = {}) =>
  (
    await client.data(
      `query ($input: EmailListInput) { emails(input: $input) { emails { ${MAIL} } totalDocs totalPages page perPage counts { view total unread } } }`,
      { input },
    )
  ).emails;
const email = async (id: string) =>
  (await client.data(`query ($id: ID!) { email(id: $id) { ${MAIL} } }`, { id })).email;
const SEND = `mutation ($input: SendEmailInput!) {
  sendEmail(input: $input) { email { ${MAIL} } repliedTo { ${MAIL} } }
}`;
const SAVE = `mutation ($input: SaveEmailDraftInput!) { saveEmailDraft(input: $input) { email { ${MAIL} } } }`;
const send = async (input: Record<string, unknown>, draftId?: string) =>
  (await client.data(SEND, { input: { ...input, draftId } })).sendEmail;
const save = async (input: Record<string, unknown>, id?: string) =>
  (await client.data(SAVE, { input: { ...input, id } })).saveEmailDraft.email;
const getFirst = async (view: string) => (await listEmails({ view })).emails[0];

const TO = [{ email: 'mei@fjordworks.example', name: 'Mei' }];

interface Row {
  time: string;
  subject: string;
  from: { name: string };
}
const { compare: compareText } = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

describe('Email list', () => {
  it('returns the first page of the inbox by default', async () => {
    const page = await listEmails();
    expect(page).toMatchObject({ page: 1, perPage: 10 });
    expect(page.emails).toHaveLength(10);
    expect(page.totalPages).toBe(Math.ceil(page.totalDocs / 10));
    expect(page.emails.every(({ folder }: { folder: string }) => folder === 'INBOX')).toBe(true);
    expect(await client.data('{ emails { totalDocs } }')).toEqual({ emails: { totalDocs: page.totalDocs } });
  });

  it('returns the same emails as the REST list on each page', async () => {
    const { body } = await client.rest('GET', '/apps/email/emails?q=a&label=company');
    const ids: string[] = [];
    for (let page = 1; page <= 10; page++) {
      const part = await listEmails({ q: 'A', label: 'COMPANY', page, perPage: 3 });
      expect(part.totalDocs).toBe(body.emails.length);
      ids.push(...part.emails.map(({ id }: { id: string }) => id));
    }
    expect(ids).toEqual(body.emails.map(({ id }: { id: number }) => String(id)));
  });

  it('counts every view regardless of filters, same as REST', async () => {
    const { counts } = await listEmails({ view: 'TRASH', q: 'nothing' });
    const of = Object.fromEntries(counts.map((row: { view: string }) => [row.view, row]));
    expect(Object.keys(of)).toEqual(['INBOX', 'SENT', 'DRAFT', 'SPAM', 'TRASH', 'STARRED']);
    const { emailsMeta } = (await client.rest('GET', '/apps/email/emails')).body;
    expect(emailsMeta).toEqual({ inbox: of.INBOX.unread, draft: of.DRAFT.total, spam: of.SPAM.unread });
    for (const view of Object.keys(of)) expect((await listEmails({ view })).totalDocs).toBe(of[view].total);
  });

  it.each([{ page: 0 }, { perPage: 0 }, { perPage: 101 }])('rejects %j', async (input) => {
    const query = 'query ($input: EmailListInput) { emails(input: $input) { totalDocs } }';
    expect(await client.refusal(query, { input })).toMatchObject({ code: 'INVALID', fields: expect.anything() });
  });

  it.each([
    [{ sort: 'TIME' }, (a: Row, b: Row) => Date.parse(a.time) - Date.parse(b.time)],
    [{ sort: 'SUBJECT' }, (a: Row, b: Row) => compareText(a.subject, b.subject)],
    [{ sort: 'SENDER', direction: 'DESC' }, (a: Row, b: Row) => compareText(b.from.name, a.from.name)],
    [{}, (a: Row, b: Row) => Date.parse(b.time) - Date.parse(a.time)],
  ])('is sorted by %j', async (input, compare) => {
    const { emails } = await listEmails({ ...input, perPage: 100 });
    expect(emails).toEqual([...emails].sort(compare));
  });

  it('is empty past its end, with the same totals', async () => {
    const { totalDocs } = await listEmails();
    expect(await listEmails({ page: 99 })).toMatchObject({ emails: [], totalDocs, page: 99 });
  });
});

test('returns the previous and next emails across all folders and none at the ends', async () => {
  const query =
    'query ($id: ID!) { email(id: $id) { hasPreviousEmail hasNextEmail previousEmail { id } nextEmail { id } } }';
  expect((await client.data(query, { id: '1' })).email).toMatchObject({
    hasPreviousEmail: false,
    hasNextEmail: true,
    previousEmail: null,
    nextEmail: { id: '2' },
  });
  expect(await client.refusal(query, { id: '99999' })).toMatchObject({ code: 'NOT_FOUND' });
});

describe('Sending', () => {
  it('adds a new email from the account to SENT, and REST shows it', async () => {
    const { email: sent, repliedTo } = await send({
      to: [{ email: 'mei@fjordworks.example' }],
      bcc: TO,
      subject: ' Hello ',
      message: '<p>Hi</p>',
      attachments: [{ fileName: 'notes.pdf' }, { fileName: 'tent.svg', url: '/media/demo-tent-forest', bytes: 1024 }],
    });
    expect(repliedTo).toBeNull();
    expect(sent).toMatchObject({
      folder: 'SENT',
      isRead: true,
      subject: 'Hello',
      time: '2026-05-04T10:00:00.000Z',
      from: { email: 'admin@demo.com', name: 'Ada Lindqvist' },
      to: [{ email: 'mei@fjordworks.example', name: 'mei@fjordworks.example' }],
      attachments: [
        { fileName: 'notes.pdf', url: null, bytes: null, thumbnail: '/media/scene-pdf' },
        { fileName: 'tent.svg', url: '/media/demo-tent-forest', bytes: 1024, thumbnail: '/media/scene-svg' },
      ],
    });
    const { body } = await client.rest('GET', '/apps/email/emails?folder=sent');
    expect(body.emails[0]).toMatchObject({
      id: Number(sent.id),
      subject: 'Hello',
      attachments: [{ size: '' }, { size: '1.0 KB' }],
    });
  });

  it('stores a reply within the email it replies to, not in SENT', async () => {
    const parent = await getFirst('INBOX');
    const before = (await listEmails({ view: 'SENT' })).totalDocs;
    const { email: reply, repliedTo } = await send({ to: TO, message: '<p>Yes</p>', replyToId: parent.id });
    expect(repliedTo).toEqual({ ...parent, replies: [...parent.replies, expect.objectContaining({ id: reply.id })] });
    expect(await email(parent.id)).toEqual(repliedTo);
    expect((await listEmails({ view: 'SENT' })).totalDocs).toBe(before);
    expect(await client.refusal('query ($id: ID!) { email(id: $id) { id } }', { id: reply.id })).toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('also delivers an email to the own address to the inbox, unread and without Bcc recipients', async () => {
    now += 1000;
    await send({ to: [{ email: 'ADMIN@demo.com' }], bcc: TO, subject: 'Note to self' });
    expect(await getFirst('INBOX')).toMatchObject({ subject: 'Note to self', isRead: false, bcc: [] });
    expect(await getFirst('SENT')).toMatchObject({ subject: 'Note to self', isRead: true, bcc: TO });
  });

  it('removes the draft of the email', async () => {
    const draft = await save({ to: TO, subject: 'Almost' });
    await send({ to: TO, subject: 'Done' }, draft.id);
    expect((await listEmails({ view: 'DRAFT' })).emails.map(({ id }: { id: string }) => id)).not.toContain(draft.id);
  });

  it.each([
    ['nobody', { subject: 'x' }, 'to'],
    ['nothing', { to: TO, subject: ' ', message: '' }, 'message'],
    ['too long a subject', { to: TO, subject: 'x'.repeat(10_001) }, 'subject'],
    ['too many addresses', { to: Array(201).fill(TO[0]), subject: 'x' }, 'to'],
    ['an attachment of less than nothing', { to: TO, attachments: [{ fileName: 'a', bytes: -1 }] }, 'attachments'],
    ['a file of another host', { to: TO, attachments: [{ fileName: 'a', url: 'https://a.example/a' }] }, 'attachments'],
    ['an attachment without a name', { to: TO, attachments: [{ fileName: ' ' }] }, 'attachments'],
  ])('rejects %s with an error at its field', async (_, input, field) => {
    const before = (await listEmails({ view: 'SENT' })).totalDocs;
    expect(await client.refusal(SEND, { input })).toMatchObject({
      code: 'INVALID',
      fields: { [field]: expect.any(String) },
    });
    expect((await listEmails({ view: 'SENT' })).totalDocs).toBe(before);
  });

  it('refuses half an address, before any rule is asked', async () => {
    const input = { to: TO, cc: [{ email: 'mei@' }], subject: 'x' };
    expect(await client.refusal(SEND, { input })).toMatchObject({
      code: 'INVALID',
      fields: { 'cc[0].email': 'Enter an email address, for example jane@example.org.' },
    });
  });

  it('rejects replies to drafts and to unknown emails, and draft ids of other emails', async () => {
    const { id } = await save({ subject: 'Draft' });
    const input = { to: TO, subject: 'x' };
    expect(await client.refusal(SEND, { input: { ...input, replyToId: id } })).toMatchObject({ code: 'CONFLICT' });
    expect(await client.refusal(SEND, { input: { ...input, replyToId: '99999' } })).toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await client.refusal(SEND, { input: { ...input, draftId: '99999' } })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await client.refusal(SEND, { input: { ...input, draftId: (await getFirst('INBOX')).id } })).toMatchObject({
      code: 'CONFLICT',
    });
  });
});

describe('Drafts', () => {
  it('can be empty and are updated under the same id', async () => {
    const draft = await save({});
    expect(draft).toMatchObject({ folder: 'DRAFT', subject: '', to: [], isRead: true });
    now += 60_000;
    const parent = await getFirst('INBOX');
    const again = await save({ to: TO, subject: 'Now', message: 'x'.repeat(10_000), replyToId: parent.id }, draft.id);
    expect(again).toMatchObject({
      id: draft.id,
      subject: 'Now',
      replyToId: parent.id,
      time: '2026-05-04T10:01:00.000Z',
    });
    expect(await getFirst('DRAFT')).toEqual(again);
  });

  it.each<[string, Record<string, unknown>, string | undefined, string]>([
    ['too long a subject', { subject: 'x'.repeat(10_001) }, undefined, 'INVALID'],
    ['a draft that is not there', {}, '99999', 'NOT_FOUND'],
    ['an answer to nothing', { replyToId: '99999' }, undefined, 'NOT_FOUND'],
    ['a mail that is no draft', {}, '1', 'CONFLICT'],
  ])('are rejected for %s', async (_, input, id, code) => {
    expect(await client.refusal(SAVE, { input: { ...input, id } })).toMatchObject({ code });
  });
});

describe('Changing several emails', () => {
  const UPDATE = `mutation ($input: UpdateEmailsInput!) { updateEmails(input: $input) { emails { ${MAIL} } } }`;
  const RESTORE = 'mutation ($ids: [ID!]!) { restoreEmails(input: { ids: $ids }) { emails { id folder } } }';
  const DELETE = 'mutation ($ids: [ID!]!) { deleteEmails(input: { ids: $ids }) { deletedIds } }';

  it('updates the given fields of the existing emails, once each', async () => {
    const [a, b] = (await listEmails()).emails;
    const change = { isRead: true, isStarred: null, labels: ['PERSONAL', 'PERSONAL'] };
    const { updateEmails } = await client.data(UPDATE, { input: { ids: [a.id, b.id, a.id, '99999'], ...change } });
    expect(updateEmails.emails).toEqual([
      { ...a, isRead: true, labels: ['PERSONAL'] },
      { ...b, isRead: true, labels: ['PERSONAL'] },
    ]);
    const { body } = await client.rest('GET', `/apps/email/get-email?id=${a.id}`);
    expect(body).toMatchObject({ isRead: true, labels: ['personal'] });
  });

  it('toggles a label for each email', async () => {
    const [a, b] = (await listEmails({ label: 'COMPANY' })).emails;
    const query =
      'mutation ($ids: [ID!]!) { toggleEmailLabel(input: { ids: $ids, label: COMPANY }) { emails { labels } } }';
    await client.data(query, { ids: [a.id] });
    const { toggleEmailLabel } = await client.data(query, { ids: [a.id, b.id] });
    expect(toggleEmailLabel.emails.map(({ labels }: { labels: string[] }) => labels.includes('COMPANY'))).toEqual([
      true,
      false,
    ]);
  });

  it('sets a label on all of the mails, and removes it from all of them', async () => {
    const [a] = (await listEmails({ label: 'COMPANY' })).emails;
    const b = (await listEmails()).emails.find(({ labels }: { labels: string[] }) => !labels.includes('COMPANY'));
    const labels = async (isSet: boolean) => {
      const query = `mutation ($input: SetEmailLabelInput!) { setEmailLabel(input: $input) { emails { labels } } }`;
      const answer = await client.data(query, { input: { ids: [a.id, b.id], label: 'COMPANY', isSet } });
      return answer.setEmailLabel.emails.map((row: { labels: string[] }) => row.labels.includes('COMPANY'));
    };
    expect([await labels(true), await labels(true)]).toEqual([
      [true, true],
      [true, true],
    ]);
    expect([await labels(false), await labels(false)]).toEqual([
      [false, false],
      [false, false],
    ]);
  });

  it.each(['SPAM', 'SENT', 'INBOX', 'DRAFT'])('restores from the trash to the former folder %s', async (view) => {
    const { id } = await getFirst(view);
    await client.data(UPDATE, { input: { ids: [id], folder: 'TRASH' } });
    await client.data(UPDATE, { input: { ids: [id], folder: 'TRASH', isRead: true } });
    expect(await client.data(RESTORE, { ids: [id, '99999'] })).toEqual({
      restoreEmails: { emails: [{ id, folder: view }] },
    });
    expect(await client.data(RESTORE, { ids: [id] })).toEqual({ restoreEmails: { emails: [{ id, folder: view }] } });
  });

  it('permanently deletes either all or none, and only from the trash and drafts', async () => {
    const [trash, draft, inbox] = [await getFirst('TRASH'), await getFirst('DRAFT'), await getFirst('INBOX')];
    expect(await client.refusal(DELETE, { ids: [trash.id, inbox.id] })).toMatchObject({ code: 'CONFLICT' });
    expect((await email(trash.id)).id).toBe(trash.id);
    expect(await client.data(DELETE, { ids: [trash.id, draft.id, '99999'] })).toEqual({
      deleteEmails: { deletedIds: [trash.id, draft.id] },
    });
    expect((await client.rest('GET', `/apps/email/get-email?id=${trash.id}`)).status).toBe(404);
  });

  const empty = (folder: string) => `mutation { emptyEmailFolder(input: { folder: ${folder} }) { deletedIds } }`;

  it.each(['TRASH', 'DRAFT'])('empties %s', async (view) => {
    const { emails: thrown, totalDocs } = await listEmails({ view, perPage: 100 });
    const { deletedIds } = (await client.data(empty(view))).emptyEmailFolder;
    expect(deletedIds.sort()).toEqual(thrown.map(({ id }: { id: string }) => id).sort());
    expect(totalDocs).toBeGreaterThan(0);
    expect((await listEmails({ view })).totalDocs).toBe(0);
    expect((await client.data(empty(view))).emptyEmailFolder).toEqual({ deletedIds: [] });
  });

  it.each(['INBOX', 'SENT', 'SPAM'])('does not empty %s', async (view) => {
    expect(await client.refusal(empty(view))).toMatchObject({
      code: 'INVALID',
      fields: { folder: expect.any(String) },
    });
    expect((await listEmails({ view })).totalDocs).toBeGreaterThan(0);
  });
});

test('delivers an email to the inbox as the newest, unread, and sends an event', async () => {
  const response = await client.fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({ query: 'subscription { emailReceived { id subject isRead folder } }' }),
  });
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  const until = async (wanted: string) => {
    let text = '';
    while (!text.includes(wanted)) text += (await reader.read()).value ?? '';
    return text;
  };
  await send({ to: TO, subject: 'Goes out only' });
  const from = { name: 'Accounts', email: 'accounts@demo.example', avatar: null };
  const { id } = await deliverEmail(client.gateway.context, { from, to: TO, subject: 'Arrived', message: '<p>Hi</p>' });
  await send({ to: [{ email: 'admin@demo.com' }], subject: 'To myself' });
  const text = await until('To myself');
  await reader.cancel();
  expect(text).toContain(JSON.stringify({ id, subject: 'Arrived', isRead: false, folder: 'INBOX' }));
  expect(text).not.toContain('Goes out only');
  expect((await listEmails()).emails[1]).toMatchObject({ id, subject: 'Arrived', isRead: false });
});

test('denies access to the mailbox without the permission to read it', async () => {
  await client.signIn('client@demo.com', 'client');
  expect(await client.refusal('{ emails { totalDocs } }')).toMatchObject({ code: 'FORBIDDEN' });
  expect(await client.refusal(SEND, { input: {} })).toMatchObject({ code: 'FORBIDDEN' });
});
