import { describe, expect, test } from 'vitest';
import { createSegments, serializeSegment } from '#mocks/persistence/segments';
import type { Change } from '#server/records/tables';

const put = (id: number, value = ''): Change => ({ table: 'settings', put: { id: String(id), value } });
const remove = (id: number): Change => ({ table: 'settings', remove: String(id) });
const range = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => put(from + at));

/** Returns the segment number and record ids of each segment that needs to be written. */
const getWrites = (segments: ReturnType<typeof createSegments>) =>
  segments
    .takeChanged()
    .map((image): [number, number[]] => [
      image.segment.key[1],
      (JSON.parse(serializeSegment(image) ?? '[]') as { id: string }[]).map(({ id }) => Number(id)),
    ]);

const filled = (count: number) => {
  const segments = createSegments();
  segments.note(range(0, count));
  segments.takeChanged();
  return segments;
};

test('groups records in insertion order, 64 at most', () => {
  const segments = createSegments();
  segments.note(range(0, 130));
  expect(getWrites(segments).map(([number, ids]) => [number, ids.length, ids[0]])).toEqual([
    [0, 64, 0],
    [1, 64, 64],
    [2, 2, 128],
  ]);
});

describe('Change', () => {
  test.each<[string, Change[], [number, number[]][]]>([
    ['of one record writes its segment only', [put(129, 'new')], [[2, [128, 129]]]],
    ['that adds a record writes the last segment', [put(500)], [[2, [128, 129, 500]]]],
    ['that removes a record writes its segment', [remove(128)], [[2, [129]]]],
    ['that empties a segment leaves nothing of it', [remove(128), remove(129)], [[2, []]]],
    ['that puts a removed record again puts it last', [remove(128), put(128)], [[2, [129, 128]]]],
    ['that removes what is not there writes nothing', [remove(999)], []],
  ])('%s', (_, changes, writes) => {
    const segments = filled(130);
    segments.note(changes);
    expect(segments.hasChanges).toBe(writes.length > 0);
    expect(getWrites(segments)).toEqual(writes);
    expect(segments.hasChanges).toBe(false);
  });
});

test('a large segment takes no more records', () => {
  const segments = createSegments();
  segments.note([put(0, 'x'.repeat(70_000))]);
  expect(getWrites(segments)).toEqual([[0, [0]]]);
  segments.note([put(1)]);
  expect(getWrites(segments)).toEqual([[1, [1]]]);
});

test.each([
  [10, 7],
  [70_000, 8],
])('with a restored segment of %i characters, a new record goes into segment %i', (characters, number) => {
  const segments = createSegments();
  segments.restore(['settings', 7], [{ id: '1', value: '' }], characters);
  segments.note([put(2)]);
  expect(getWrites(segments).map(([written]) => written)).toEqual([number]);
});

test('a failed write is queued again with the current state', () => {
  const segments = filled(1);
  segments.note([put(0, 'first')]);
  const images = segments.takeChanged();
  segments.note([put(0, 'second')]);
  segments.giveBack(images);
  expect(segments.takeChanged().map(serializeSegment)).toEqual(['[{"id":"0","value":"second"}]']);
});
