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

const { default: react, __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } =
  React as unknown as {
    default: { act?: typeof act };
    __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: { recentlyCreatedOwnerStacks?: unknown };
  };

if (process.env.NODE_ENV === 'production') {
  // The production build has no `act`. See docs/decisions/0028-production-react-in-tests.md.
  react.act = act;
} else {
  if (typeof internals.recentlyCreatedOwnerStacks !== 'number')
    throw new Error('React no longer counts stacks as tests/support/reactBuild.ts expects.');
  // The development build takes a stack trace of each element that is created, for its developer tools, up to a number
  // per second. See docs/decisions/0020-less-work-in-tests.md.
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined });
}
