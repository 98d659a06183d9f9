import * as React from 'react';
import { flushSync } from 'react-dom';

/**
 * Calls a function; what it renders is on the page when it returns, or when its promise and those of the app settle.
 */
function act<T>(callback: () => T): PromiseLike<Awaited<T>> {
  const result = flushSync(callback);
  const settled = async (): Promise<Awaited<T>> => {
    const value = await result;
    await new Promise((resolve) => setTimeout(resolve));
    return value;
  };
  return { then: (...handlers) => settled().then(...handlers) };
}

// React's production build has no `act`, which Testing Library calls. See
// docs/decisions/0028-production-react-in-tests.md.
if (process.env.NODE_ENV === 'production') (React as unknown as { default: { act?: typeof act } }).default.act = act;
