import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chatEntries } from '#features/chat/list/chatEntries';
import type { ChatPersonFragment } from '#features/chat/list/ChatList.generated';
import type { OutgoingMessage } from '#features/chat/conversation/outbox';
import { messageDays, shownMessages, type ShownMessage } from '#features/chat/conversation/shownMessages';

const at = (minutes: number, day = 3) => new Date(2026, 10, day, 10, minutes).toISOString();

const message = (place: number, time: string, isOwn = false): ShownMessage => ({
  place,
  text: `${place}`,
  time,
  isOwn,
  outgoing: null,
});

const outgoing = (contactId: string, error: unknown = null): OutgoingMessage => ({
  key: 1,
  contactId,
  text: 'On its way',
  time: at(59),
  error,
  deliveredCount: null,
});

const person = (id: string, fullName: string, lastTime?: string): ChatPersonFragment => ({
  id,
  fullName,
  role: `Role of ${fullName}`,
  about: '',
  avatar: '',
  status: 'ONLINE',
  chat: lastTime ? { id, unseenMsgs: 0, lastMessage: { message: 'Hi', time: lastTime, senderId: id } } : null,
});

/** The positions of the messages, grouped by day and run. */
const getShape = (messages: ShownMessage[]) =>
  messageDays(messages).map(({ runs }) => runs.map((run) => run.messages.map(({ place }) => place)));

describe('Messages', () => {
  test('are grouped by sender, day, and pause', () => {
    expect(
      getShape([
        message(0, at(0)),
        message(1, at(4)),
        message(2, at(4), true),
        message(3, at(5)),
        message(4, at(10)),
        message(5, at(10, 4)),
        message(6, at(11, 4)),
      ]),
    ).toEqual([[[0, 1], [2], [3], [4]], [[5, 6]]]);
    expect(messageDays([])).toEqual([]);
  });

  test('are all shown once and in order, with one sender and one day per run', () => {
    const times = fc.array(fc.record({ step: fc.integer({ min: 0, max: 2000 }), isOwn: fc.boolean() }), {
      maxLength: 40,
    });
    fc.assert(
      fc.property(times, (steps) => {
        let minutes = 0;
        const messages = steps.map(({ step, isOwn }, place) => message(place, at((minutes += step)), isOwn));
        const days = messageDays(messages);
        expect(days.flatMap(({ runs }) => runs.flatMap((run) => run.messages))).toEqual(messages);
        for (const { runs } of days) {
          const dates = runs.flatMap((run) => run.messages.map(({ time }) => new Date(time).toDateString()));
          expect(new Set(dates).size).toBe(1);
          for (const run of runs) expect(run.messages.every(({ isOwn }) => isOwn === run.isOwn)).toBe(true);
        }
      }),
    );
  });

  test('come last while being sent and keep their position once delivered', () => {
    const said = { message: 'Hello', time: at(0), senderId: '7' };
    const [first, second] = shownMessages('7', { messages: [said] }, [outgoing('7'), outgoing('8')]);
    expect(first).toMatchObject({ place: 0, isOwn: false, outgoing: null });
    expect(second).toMatchObject({ place: 1, isOwn: true, text: 'On its way' });
    const sent = { message: 'On its way', time: at(59), senderId: '13' };
    expect(shownMessages('7', { messages: [said, sent] }, [])).toMatchObject([{ place: 0 }, { place: 1, isOwn: true }]);
    expect(shownMessages('7', null, [])).toEqual([]);
  });
});

describe('List entries', () => {
  const all = [person('1', 'Åsa', at(1)), person('2', 'Bo', at(9)), person('3', 'Zoë'), person('4', 'Édith')];
  const names = (q: string, sent: OutgoingMessage[] = []) => {
    const { chats, contacts } = chatEntries(all, sent, { q, locale: 'en' });
    return [chats, contacts].map((entries) => entries.map(({ contact }) => contact.fullName));
  };

  test.each([
    ['', ['Bo', 'Åsa'], ['Édith', 'Zoë']],
    ['asa', ['Åsa'], []],
    ['  ZOE ', [], ['Zoë']],
    ['role edith', [], ['Édith']],
    ['x', [], []],
  ])('for “%s” are %j and %j', (q, chats, contacts) => {
    expect(names(q)).toEqual([chats, contacts]);
  });

  test('include a chat for a contact with a first message being sent', () => {
    expect(names('', [outgoing('3')])).toEqual([['Zoë', 'Bo', 'Åsa'], ['Édith']]);
    const { chats } = chatEntries(all, [outgoing('3', new Error('no'))], { q: '', locale: 'en' });
    expect(chats[0]?.last).toMatchObject({ text: 'On its way', isOwn: true, hasFailed: true });
  });
});
