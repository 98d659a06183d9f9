import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import {
  emptyDraft,
  isSameMapping,
  profileMapping,
  readDraft,
  writeDraft,
  type ColumnMapping,
} from '#features/imports/importDraft';
import { isVariantTarget, isNameMissing, namedTarget } from '#features/imports/mapping/targets';
import {
  getArgument,
  getColumns,
  newTransform,
  transformProblem,
} from '#features/imports/mapping/transforms/transforms';

beforeEach(() => sessionStorage.clear());

const column = (source: string, target: string | null = null): ColumnMapping => ({
  source,
  target,
  locale: null,
  channel: null,
  isLeftOut: false,
  transforms: [],
});

test('returns the stored draft of a file', () => {
  const draft = { ...emptyDraft, layout: 'MAGENTO' as const, mapping: [column('sku', 'sku')], dryRunId: '7' };
  writeDraft(sessionStorage, 'a', draft);
  expect(readDraft(sessionStorage, 'a')).toEqual(draft);
  expect(readDraft(sessionStorage, 'b')).toEqual(emptyDraft);
});

test('returns the empty draft if the stored one is unreadable', () => {
  sessionStorage.setItem('import:a', '{"layout":');
  expect(readDraft(sessionStorage, 'a')).toEqual(emptyDraft);
});

test('treats mappings as the same in any order and ignores columns that are not imported', () => {
  const mapping = [column('a', 'sku'), column('b', 'name'), column('c')];
  expect(isSameMapping(mapping, [column('b', 'name'), column('a', 'sku')])).toBe(true);
  expect(isSameMapping(mapping, [column('b', 'name'), column('a', 'slug')])).toBe(false);
  const trimmed = { ...column('a', 'sku'), transforms: [newTransform('TRIM')] };
  expect(isSameMapping(mapping, [trimmed, column('b', 'name')])).toBe(false);
});

test('maps every column of the file with a profile and keeps its constants', () => {
  const constant = {
    ...column('currency', 'currency'),
    transforms: [{ ...newTransform('CONSTANT'), argument: 'EUR' }],
  };
  const profile = { mapping: [column('sku', 'sku'), column('gone', 'brand'), constant] };
  expect(profileMapping(profile, [{ name: 'new' }, { name: 'sku' }])).toEqual([
    column('new'),
    column('sku', 'sku'),
    constant,
  ]);
});

test('restores the columns of a FIRST_OF transform from its argument', () => {
  const name = fc.string({ minLength: 1 }).filter((text) => text.trim() === text && !text.includes('|'));
  fc.assert(
    fc.property(fc.array(name), (names) => {
      expect(getColumns({ ...newTransform('FIRST_OF'), argument: getArgument(names) })).toEqual(names);
    }),
  );
});

test.each([
  ['TRIM', null, true],
  ['NUMBER', ',', true],
  ['DATE', 'DD.MM.YYYY', true],
  ['DATE', 'M/D/YY', true],
  ['DATE', 'DD.MM', false],
  ['DATE', 'MM/MM/YYYY', false],
  ['DATE', '', false],
  ['SPLIT', '', false],
  ['SPLIT', '|', true],
  ['REPLACE', null, false],
  ['CONSTANT', '', true],
  ['FIRST_OF', null, false],
] as const)('accepts %s with the argument %j: %s', (type, argument, isUsable) => {
  expect(transformProblem({ type, argument, replacement: null }) === null).toBe(isUsable);
});

test.each([
  ['attribute:Weight', { prefix: 'attribute:', name: 'Weight' }],
  ['option:', { prefix: 'option:', name: '' }],
  ['options', null],
  ['attributes', null],
  [null, null],
])('parses the target %j with the name %j', (target, named) => {
  expect(namedTarget(target)).toEqual(named);
  expect(isNameMissing({ target })).toBe(named?.name === '');
});

test.each([
  ['variantSku', true],
  ['options', true],
  ['parent', true],
  ['sku', false],
])('treats %s as a variant field: %s', (code, isVariant) => expect(isVariantTarget(code)).toBe(isVariant));
