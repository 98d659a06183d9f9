import type { RequestContext } from '../context';
import { can } from '../domain/auth/abilities';
import { findCurrentUser } from '../domain/auth/currentUser';
import type { AbilityRecord } from '../records/auth';

const isAsyncIterable = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;

const END = { done: true, value: undefined } as const;

/**
 * Returns the events of a subscription as long as its session is open and its user has the permission. The event after
 * that is the last one, and without content: the guard of its field throws what a new subscription would get.
 */
export async function whileAllowed(
  ctx: RequestContext,
  ability: AbilityRecord | null,
  subscribed: unknown,
): Promise<unknown> {
  const source = await subscribed;
  if (!isAsyncIterable(source)) return source;
  const inner = source[Symbol.asyncIterator]();
  const stop = ctx.events.on('sessionEnded', ({ id }) => {
    if (id === ctx.sessionId) void inner.return?.();
  });
  let isOver = false;
  const end = async () => {
    isOver = true;
    stop();
    await inner.return?.();
    return END;
  };
  const outer: AsyncIterableIterator<unknown> = {
    [Symbol.asyncIterator]: () => outer,
    next: async () => {
      const step = isOver ? END : await inner.next();
      if (isOver) return END;
      ctx.user = await findCurrentUser(ctx);
      const isAllowed = ability ? can(ctx.user, ability.action, ability.subject) : ctx.user !== null;
      if (isAllowed) return step.done ? end() : step;
      await end();
      return { done: false, value: undefined };
    },
    return: end,
  };
  return outer;
}
