import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changedItems } from '#lib/changedItems';

const steel = { name: 'Material', value: 'Steel' };
const wood = { name: 'Material', value: 'Wood' };
const care = { name: 'Care', value: 'Cold' };

test.each([
  ['one item of many', [care, steel], [care, wood], { before: [steel], after: [wood], unchangedCount: 1 }],
  ['an added item', [care], [care, wood], { before: [], after: [wood], unchangedCount: 1 }],
  ['an item that is twice in one list', ['a'], ['a', 'a'], { before: [], after: ['a'], unchangedCount: 1 }],
  ['only the order', ['a', 'b'], ['b', 'a'], { before: ['a', 'b'], after: ['b', 'a'], unchangedCount: 0 }],
  ['a text', 'a', 'b', { before: 'a', after: 'b', unchangedCount: 0 }],
  ['a list that is new', null, ['a'], { before: null, after: ['a'], unchangedCount: 0 }],
])('keeps of a change %s', (_, before, after, kept) => expect(changedItems(before, after)).toEqual(kept));

test('together with the unchanged items, the kept ones are both lists', () => {
  const list = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 8 });
  fc.assert(
    fc.property(list, list, (before, after) => {
      const kept = changedItems(before, after);
      const [removed, added] = [kept.before, kept.after].map((items) => (items as string[]).length);
      expect(removed! + kept.unchangedCount).toBe(before.length);
      expect(added! + kept.unchangedCount).toBe(after.length);
      if (kept.unchangedCount > 0) {
        expect((kept.before as string[]).filter((item) => (kept.after as string[]).includes(item))).toEqual([]);
      }
    }),
  );
});
