import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allowedActions } from '#entities/permission/allowedActions';
import { diffRules, isGranted, isImplied, withCell, type Cell } from '#features/access/abilityRules';
import { isAllowed } from '#session/ability';

const actions = ['manage', 'read', 'create', 'update'] as const;
const cells = fc.record({
  action: fc.constantFrom(...actions),
  subject: fc.constantFrom('all' as const, 'Catalog' as const, 'Product' as const, 'Auth' as const),
});
const rules = fc.array(cells, { minLength: 1, maxLength: 6 });

describe('Cell of the matrix', () => {
  test.each<[string, Cell[], Cell, boolean, boolean]>([
    ['its own rule', [{ action: 'read', subject: 'Job' }], { action: 'read', subject: 'Job' }, true, false],
    ['no rule', [{ action: 'read', subject: 'Job' }], { action: 'read', subject: 'Mail' }, false, false],
    ['all actions', [{ action: 'manage', subject: 'Job' }], { action: 'read', subject: 'Job' }, false, true],
    ['all kinds', [{ action: 'read', subject: 'all' }], { action: 'read', subject: 'Job' }, false, true],
    ['everything', [{ action: 'manage', subject: 'all' }], { action: 'delete', subject: 'Job' }, false, true],
    ['what everyone has', [{ action: 'read', subject: 'Auth' }], { action: 'read', subject: 'Auth' }, true, true],
    ['no rules at all', [], { action: 'read', subject: 'Job' }, false, false],
  ])('with %s: is granted and implied correctly', (_name, given, cell, granted, implied) => {
    expect([isGranted(given, cell), isImplied(given, cell)]).toEqual([granted, implied]);
  });

  test('is allowed once granted, and revoking it restores the previous rules', () => {
    fc.assert(
      fc.property(rules, cells, (given, cell) => {
        const more = withCell(given, cell, true);
        expect(isAllowed(more, cell.action, cell.subject)).toBe(true);
        expect(withCell(more, cell, true)).toEqual(more);
        const without = withCell(given, cell, false);
        expect(isGranted(without, cell)).toBe(false);
        expect(diffRules(withCell(more, cell, false), without)).toBe(0);
        expect(diffRules(given, more)).toBe(isGranted(given, cell) ? 0 : 1);
      }),
    );
  });
});

test.each([
  [[{ action: 'manage', subject: 'all' }], 'Job', ['manage']],
  [[{ action: 'manage', subject: 'Job' }], 'Job', ['manage']],
  [[{ action: 'manage', subject: 'Job' }], 'Mail', []],
  [
    [
      { action: 'read', subject: 'all' },
      { action: 'update', subject: 'Job' },
    ],
    'Job',
    ['read', 'update'],
  ],
  [[], 'Auth', []],
] as const)('%j allow on %s: %j', (given, subject, allowed) => {
  expect(allowedActions(given, subject, actions)).toEqual(allowed);
});
