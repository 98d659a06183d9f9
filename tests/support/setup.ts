import { afterEach, beforeEach, expect, vi } from 'vitest';
import { passwordCost } from '../../mocks/domain/auth/passwordHash';

// Slow on purpose otherwise, and most tests sign in.
passwordCost.iterations = 1;

// A message on the console is a defect: whoever expects one takes it with `vi.spyOn` of its own.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  const messages = [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls];
  vi.restoreAllMocks();
  expect(messages, 'the test wrote to console.error or console.warn').toEqual([]);
});
