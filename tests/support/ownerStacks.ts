import * as React from 'react';

const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as {
  __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: { recentlyCreatedOwnerStacks?: unknown };
};
if (process.env.NODE_ENV !== 'production' && typeof internals.recentlyCreatedOwnerStacks !== 'number')
  throw new Error('React no longer counts stacks as tests/support/ownerStacks.ts expects.');

// React takes a stack trace of each element that is created, for its developer tools, up to a number per second.
// See docs/decisions/0020-less-work-in-tests.md.
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined });
