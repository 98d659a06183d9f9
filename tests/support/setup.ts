import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import { passwordCost } from '#server/domain/auth/passwordHash';

// Hashing is slow on purpose, and most tests sign in.
passwordCost.iterations = 1;

// Console output is a defect: a test that expects it captures it with its own `vi.spyOn`.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  const messages = [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls];
  vi.restoreAllMocks();
  expect(messages, 'the test wrote to console.error or console.warn').toEqual([]);
});

// Those that a test of the gateway leaves open.
if (process.env.STORE) {
  const { closeTestStores } = await import('./databases/testStores');
  afterAll(closeTestStores);
}

// A module that is still being loaded when its file ends would fail, and stay failed for the next files of the worker.
afterAll(() => vi.dynamicImportSettled());
