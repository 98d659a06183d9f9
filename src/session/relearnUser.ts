import type { SessionUserFragment } from './Session.generated';
import type { SessionStore } from './sessionStore';
import type { Tokens } from './tokens';

/**
 * A function that asks the server who the user is now and what they may do, and keeps that: after a refusal the session
 * may know less than the server. One question is in flight at a time; failing, it changes nothing.
 */
export function createUserRelearning(
  store: SessionStore,
  tokens: Tokens,
  requestMe: (token: string) => Promise<SessionUserFragment>,
): () => void {
  let isAsking = false;
  const ask = async () => {
    const token = await tokens.fresh();
    if (token === null) return;
    const user = await requestMe(token);
    const { session } = store.get();
    const isNews = session?.user.id === user.id && JSON.stringify(session.user) !== JSON.stringify(user);
    if (isNews) store.renew({ ...session, user });
  };
  return () => {
    if (isAsking) return;
    isAsking = true;
    void ask()
      .catch(() => undefined)
      .finally(() => {
        isAsking = false;
      });
  };
}
