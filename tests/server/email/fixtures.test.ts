import { describe, expect, it, test } from 'vitest';
import { emailFixtures } from '#mocks/fixtures/email/emailFixtures';
import { demoPicture } from '#mocks/fixtures/pictures/demoPicture';
import { MAIL_FOLDERS, MAIL_LABELS, type EmailRecord } from '#server/records/email';

const NOW = new Date('2026-05-04T10:00:00Z');

const emails = emailFixtures(NOW).map((change) => ('put' in change ? (change.put as EmailRecord) : undefined)!);
const all = emails.flatMap((email) => [email, ...email.replies]);

describe('Demo emails', () => {
  it('number at least 60, in all folders, with all labels, some starred and some with replies', () => {
    expect(emails.length).toBeGreaterThanOrEqual(60);
    for (const folder of MAIL_FOLDERS) {
      expect(emails.filter((email) => email.folder === folder).length).toBeGreaterThanOrEqual(5);
    }
    for (const label of MAIL_LABELS) expect(emails.some(({ labels }) => labels.includes(label))).toBe(true);
    expect(emails.filter(({ replies }) => replies.length).length).toBeGreaterThanOrEqual(12);
    expect(emails.some(({ isStarred, folder }) => isStarred && folder === 'trash')).toBe(true);
  });

  it('have unique ids that increase with time, including replies', () => {
    const byId = [...all].sort((a, b) => Number(a.id) - Number(b.id));
    expect(byId.map(({ id }) => id)).toEqual(all.map((_, at) => String(at + 1)));
    const times = byId.map(({ time }) => Date.parse(time));
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(new Set(times).size).toBe(times.length);
    expect(times.at(-1)).toBeLessThan(NOW.getTime());
  });

  it('start and end with an email that is not a reply, so that the next id is free', () => {
    expect(emails[0]!.id).toBe('1');
    expect(emails.at(-1)!.id).toBe(String(all.length));
  });

  it('are the same for the same clock', () => {
    expect(emailFixtures(NOW)).toEqual(emailFixtures(NOW));
  });

  it('include right-to-left text, several scripts, and long text', () => {
    const text = all.map(({ message }) => message).join('');
    expect(text).toContain('dir="rtl"');
    for (const script of [/\p{Script=Arabic}/u, /\p{Script=Hebrew}/u, /\p{Script=Han}/u, /\p{Script=Cyrillic}/u, /ß/]) {
      expect(text).toMatch(script);
    }
    expect(Math.max(...all.map(({ message }) => message.length))).toBeGreaterThan(1500);
    expect(Math.max(...all.map(({ subject }) => subject.length))).toBeGreaterThan(150);
  });
});

test.each(all.map((email) => [email.id, email] as const))(
  'contain no active or remote content in email %s',
  (_, email) => {
    expect(email.message).not.toMatch(
      /<(?:script|style|iframe|form|img|object|link)|\son\w+=|javascript:|https?:|\/\//i,
    );
    const opened = email.message.match(/<[a-z]\w*/g)?.filter((tag) => tag !== '<br') ?? [];
    expect(email.message.match(/<\/[a-z]\w*/g) ?? []).toHaveLength(opened.length);
  },
);

test('have only attachments with images drawn by the gateway', () => {
  const attachments = all.flatMap((email) => email.attachments);
  expect(attachments.length).toBeGreaterThanOrEqual(15);
  for (const { url, thumbnail, bytes } of attachments) {
    expect(demoPicture(url!.replace('/media/', ''))).toContain('<svg');
    expect(thumbnail).toBe(url);
    expect(bytes).toBeGreaterThan(0);
  }
});
