import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { answerTo } from '#server/domain/chat/answers';
import { openChat } from '#server/domain/chat/chatList';
import { receiveMessage } from '#server/domain/chat/sendChatMessage';
import { sendMessage } from '#server/domain/chat/sendMessage';
import { chatFixtures } from '#mocks/fixtures/chat/chatFixtures';
import { CONTACTS, PROFILE_USER } from '#mocks/fixtures/chat/contacts';
import { CHAT_STATUSES } from '#server/records/chat';
import { createTestContext } from '../catalogs/domainContext';

const NOW = new Date('2026-05-04T10:00:00Z');

const saying = (message: string, id = '1') => ({
  id,
  unseenMsgs: 0,
  messages: [{ message, time: NOW.toISOString(), senderId: '13' }],
});

describe('Reply of a contact', () => {
  it.each([
    ['Thank you!', /time|Gern|help|nada/],
    ['Danke schön', /time|Gern|help|nada/],
    ['شكرا جزيلا', /time|Gern|help|nada/],
    ['Hello there', /Hi!|Hello!|Hey/],
    ['Good night', /See you|Bye|logo/],
    ['The import is done', /look it over|sane|prices|rows/],
    ['Is it raining?', /question|think so|Yes|Not yet/],
    ['Fine', /Got it|Sounds|All right|Understood|Perfeito/],
    ['', /Got it|Sounds|All right|Understood|Perfeito/],
  ])('matches %j', (text, answer) => {
    for (const id of ['1', '2', '5', '9']) expect(answerTo(saying(text, id)).text).toMatch(answer);
  });

  it('is the same for the same chat and comes after a few seconds for any message', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 12 }), (text, id) => {
        const chat = saying(text, String(id));
        const answer = answerTo(chat);
        expect(answerTo(chat)).toEqual(answer);
        expect(answer.text).not.toBe('');
        expect(answer.delay).toBeGreaterThanOrEqual(1500);
        expect(answer.delay).toBeLessThanOrEqual(4500);
      }),
    );
  });

  it('varies between chats', () => {
    const texts = CONTACTS.map(({ id }) => answerTo(saying('Fine', id)).text);
    expect(new Set(texts).size).toBeGreaterThan(2);
  });
});

test('starts with 12 demo contacts of every status and 6 chats whose unread messages are the last ones received', () => {
  expect(CONTACTS.map(({ id }) => id)).toEqual(Array.from({ length: 12 }, (_, at) => String(at + 1)));
  expect(new Set(CONTACTS.map(({ status }) => status))).toEqual(new Set(CHAT_STATUSES));
  const chats = chatFixtures(NOW).flatMap((change) =>
    change.table === 'chats' && 'put' in change ? [change.put] : [],
  );
  expect(chats).toHaveLength(6);
  for (const { id, unseenMsgs, messages } of chats) {
    const times = messages.map(({ time }) => Date.parse(time));
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(times.at(-1)).toBeLessThan(NOW.getTime());
    expect(messages.every(({ senderId }) => [id, PROFILE_USER.id].includes(senderId))).toBe(true);
    const unseen = messages.slice(messages.length - unseenMsgs);
    expect(unseen.every(({ senderId }) => senderId === id)).toBe(true);
  }
});

test('counts the messages received since the chat was opened and is never negative, even for concurrent requests', async () => {
  const steps = fc.array(fc.tuple(fc.constantFrom('open', 'send', 'receive'), fc.constantFrom('1', '2')), {
    maxLength: 20,
  });
  await fc.assert(
    fc.asyncProperty(steps, async (work) => {
      const ctx = createTestContext();
      await ctx.store.commit(chatFixtures(NOW).filter(({ table }) => table !== 'chats'));
      const expected: Record<string, { unseen: number; messages: number }> = {};
      for (const [step, id] of work) {
        const chat = (expected[id] ??= { unseen: 0, messages: 0 });
        if (step !== 'open') chat.messages++;
        if (step === 'open') chat.unseen = 0;
        if (step === 'receive') chat.unseen++;
      }
      await Promise.all(
        work.map(([step, contactId]) => {
          if (step === 'open') return openChat(ctx, contactId);
          if (step === 'send') return sendMessage(ctx, { contactId, message: 'x' });
          return receiveMessage(ctx, contactId, 'y');
        }),
      );
      for (const [id, { unseen, messages }] of Object.entries(expected)) {
        const chat = await ctx.store.get('chats', id);
        expect(chat?.unseenMsgs ?? 0).toBe(unseen);
        expect(chat?.messages.length ?? 0).toBe(messages);
      }
    }),
    { numRuns: 60 },
  );
});
