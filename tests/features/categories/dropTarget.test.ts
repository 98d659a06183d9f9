import { expect, test } from 'vitest';
import { getDropPlace, getDropZone } from '#features/categories/tree/dropTarget';

const category = (path: string, position: number) => ({
  id: `1:${path}`,
  path,
  name: path.split('/').at(-1)!,
  level: path.split('/').length,
  parent: path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : null,
  position,
  ownProductCount: 0,
  productCount: 0,
  labels: [],
  googleCategory: null,
  rule: null,
});

const a = category('A', 1);
const b = category('B', 2);
const c = category('C', 3);
const inC = category('C/D', 1);

test.each([
  ['into another one', a, b, 'into', { parent: 'B' }],
  ['into itself', a, a, 'into', null],
  ['into one below it', c, inC, 'into', null],
  ['beside one below it', c, inC, 'after', null],
  ['into the one it is in', inC, c, 'into', null],
  ['before a later sibling', a, c, 'before', { parent: null, position: 2 }],
  ['after a later sibling', a, c, 'after', { parent: null, position: 3 }],
  ['before an earlier sibling', c, a, 'before', { parent: null, position: 1 }],
  ['after an earlier sibling', c, a, 'after', { parent: null, position: 2 }],
  ['before the next sibling, where it is', a, b, 'before', null],
  ['after the previous sibling, where it is', b, a, 'after', null],
  ['beside one elsewhere', a, inC, 'after', { parent: 'C', position: 2 }],
] as const)('dropping a category %s', (_, moved, target, zone, place) => {
  expect(getDropPlace(moved, target, zone)).toEqual(place);
});

test.each([
  [102, false, 'before'],
  [120, false, 'into'],
  [138, false, 'after'],
  [138, true, 'into'],
] as const)('a pointer at %i px of a row from 100 to 140 px (open: %s) drops %s it', (y, isOpen, zone) => {
  expect(getDropZone({ top: 100, height: 40 }, y, isOpen)).toBe(zone);
});
