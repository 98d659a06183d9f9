import type { SessionUserFragment } from './Session.generated';
import type { SessionStore } from './sessionStore';
import type { Tokens } from './tokens';

/**
 * Returns a function that fetches the current user and permissions from the server and stores them, because after a
 * FORBIDDEN error the session can be outdated. Only one request is in flight at a time; if it fails, nothing changes.
 */
export function createUserRefresh(
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
