import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkBudget, createBudget } from '../../scripts/budget/checkBudget';

const budget = { signIn: { app: 100_000, gateway: 200_000, requests: 50 } };

test.each([
  ['as much as allowed', { app: 100_000, gateway: 200_000, requests: 50 }, []],
  ['a little less', { app: 95_000, gateway: 190_000, requests: 50 }, []],
  [
    'one byte more',
    { app: 100_001, gateway: 200_000, requests: 50 },
    [
      {
        isExceeded: true,
        message:
          'signIn, app: 100,001 bytes, 1 more than the budget of 100,000. Load less, or raise the budget and say why.',
      },
    ],
  ],
  [
    'one file more',
    { app: 100_000, gateway: 200_000, requests: 51 },
    [
      {
        isExceeded: true,
        message:
          'signIn, app and gateway: 51 requests, 1 more than the budget of 50. Load less, or raise the budget and say why.',
      },
    ],
  ],
  [
    'much less',
    { app: 100_000, gateway: 189_999, requests: 50 },
    [
      {
        isExceeded: false,
        message:
          'signIn, gateway: 189,999 bytes, 10,001 less than the budget of 200,000. Lower it with "npm run budget -- --set".',
      },
    ],
  ],
])('a page that loads %s', (_title, load, findings) => {
  expect(checkBudget(budget, { signIn: load })).toEqual(findings);
});

test('a page without a budget fails', () => {
  expect(checkBudget({}, { signIn: { app: 1, gateway: 1, requests: 1 } })).toMatchObject([
    { isExceeded: true },
    { isExceeded: true },
    { isExceeded: true },
  ]);
});

test('a new budget is 2 % above the measured figures', () => {
  const measured = { signIn: { app: 100_000, gateway: 200_010, requests: 50 } };
  const created = createBudget(measured);
  expect(created).toEqual({ signIn: { app: 102_000, gateway: 204_100, requests: 51 } });
  expect(checkBudget(created, measured)).toEqual([]);
});

test('budget.json limits the product list and the sign-in page', () => {
  expect(JSON.parse(readFileSync('budget.json', 'utf8'))).toEqual({
    productList: { app: expect.any(Number), gateway: expect.any(Number), requests: expect.any(Number) },
    signIn: { app: expect.any(Number), gateway: expect.any(Number), requests: expect.any(Number) },
  });
});
