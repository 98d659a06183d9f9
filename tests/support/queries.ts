import { configure, getConfig } from '@testing-library/react';

const { getElementError } = getConfig();

/** The error of a query that prints the page only once it is read: while something is waited for, nobody reads it. */
function lazyError(...found: Parameters<typeof getElementError>): Error {
  const error = new Error();
  error.name = 'TestingLibraryElementError';
  let text: string | undefined;
  return Object.defineProperty(error, 'message', {
    configurable: true,
    get: () => (text ??= getElementError(...found).message),
  });
}

// The first test that opens a screen also waits for its code to be compiled, perhaps on a busy machine.
// Events run without act, as in a browser: what they show may suspend until its code is there.
configure({ asyncUtilTimeout: 20_000, eventWrapper: (event) => event(), getElementError: lazyError });
