import { Suspense, useEffect, useRef, useState } from 'react';
import { useBackEnd } from '#graphql/backEnd';
import { localStore } from '#lib/browserStorage';
import { lazyWithRetry } from '#lib/lazyWithRetry';
import { watchIdle, type IdleWatch } from '#session/idleWatch';
import { useSession } from '#session/sessionContext';

/** When the user is asked, and how early a token is refreshed; all in milliseconds. */
const sessionTimes = {
  /** Time between the question whether the user is still there and the end of the session. */
  idleWarningMs: 60_000,
  /**
   * How long before its expiration a token is refreshed while the user is active: it lasts ten minutes, and browsers
   * wake hidden tabs once a minute.
   */
  refreshAheadMs: 2 * 60_000,
  /** Interval between checks. */
  refreshCheckMs: 30_000,
} as const;

const IdleDialog = lazyWithRetry(() => import('./IdleDialog').then((module) => module.IdleDialog));

export interface SessionMonitorProps {
  /**
   * Overrides of the default times, in milliseconds. `idleAfterMs` is the time without input after which the user is
   * asked; by default, the session ends after the idle time of the account.
   */
  times?: { readonly [Name in keyof typeof sessionTimes]: number } & { readonly idleAfterMs?: number };
}

/**
 * Keeps the session alive while the user is active by refreshing the access token before it expires. After a long time
 * without input, it asks whether the user is still there, stops refreshing, and ends the session if there is no answer.
 */
export function SessionMonitor({ times = sessionTimes }: SessionMonitorProps) {
  const { tokens } = useBackEnd();
  const { user, signOut, signOutIdle } = useSession();
  const watchRef = useRef<IdleWatch>(null);
  const [deadline, setDeadline] = useState<number | null>(null);
  // Loaded when first opened. It stays mounted after closing so that it can restore the focus.
  const [hasBeenIdle, setHasBeenIdle] = useState(false);
  const { idleWarningMs, refreshAheadMs, refreshCheckMs } = times;
  const idleAfterMs = times.idleAfterMs ?? (user?.idleMinutes ?? 15) * 60_000 - idleWarningMs;

  useEffect(() => {
    const watch = watchIdle({
      idleAfterMs,
      idleWarningMs,
      storage: localStore,
      onWarning: (at) => {
        setHasBeenIdle(true);
        setDeadline(at);
      },
      onActive: () => setDeadline(null),
      onOver: signOutIdle,
    });
    watchRef.current = watch;
    return () => watch.stop();
  }, [idleAfterMs, idleWarningMs, signOutIdle]);

  useEffect(() => {
    const check = () => {
      // A failed refresh does not matter here: the next check and any request that needs the token try again.
      if (!watchRef.current?.isIdle()) tokens.fresh(refreshAheadMs).catch(() => undefined);
    };
    // Checks immediately as well: if the previous page was left during a refresh, this page has to refresh soon.
    check();
    const timer = setInterval(check, refreshCheckMs);
    return () => clearInterval(timer);
  }, [tokens, refreshAheadMs, refreshCheckMs]);

  if (!hasBeenIdle) return null;
  return (
    <Suspense fallback={null}>
      <IdleDialog
        deadline={deadline}
        onStay={() => {
          watchRef.current?.stay();
          tokens.fresh(refreshAheadMs).catch(() => undefined);
        }}
        onLeave={signOut}
      />
    </Suspense>
  );
}
