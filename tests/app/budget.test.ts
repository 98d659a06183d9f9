import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkBudget, createBudget } from '#scripts/budget/checkBudget';
import { loadUntil } from '#scripts/budget/measureLoad';

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

test('a budget that a new one would not lower is not too high', () => {
  const load = { app: 100_000, gateway: 200_000, requests: 8 };
  expect(checkBudget(createBudget({ signIn: load }), { signIn: load })).toEqual([]);
});

test('the worker of the gateway counts, also if the page is ready before it is requested', () => {
  const folder = mkdtempSync(join(tmpdir(), 'load-'));
  mkdirSync(join(folder, 'assets'));
  const requests = new Map([
    ['/', 100],
    ['/assets/index-1.js', 110],
    ['/assets/gateway-worker-1.js', 310],
    ['/assets/gateway-rest-1.js', 320],
  ]);
  for (const path of [...requests.keys()].slice(1)) writeFileSync(folder + path, `console.log('${path}')`);
  const { app, gateway, requests: count } = loadUntil({ requests, folder }, 300);
  rmSync(folder, { recursive: true });
  expect(count).toBe(3);
  expect(app).toBeGreaterThan(0);
  expect(gateway).toBeGreaterThan(0);
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
