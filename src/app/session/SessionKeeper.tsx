import { Suspense, useEffect, useRef, useState } from 'react';
import { useBackEnd } from '../../graphql/backEnd';
import { lastingStorage } from '../../lib/browserStorage';
import { patientLazy } from '../../lib/patientLazy';
import { watchIdle, type IdleWatch } from '../../session/idleWatch';
import { useSession } from '../../session/sessionContext';
import { sessionTimes } from '../../session/sessionTimes';

const IdleDialog = patientLazy(() => import('./IdleDialog').then((module) => module.IdleDialog));

/** Props of `SessionKeeper`. */
export interface SessionKeeperProps {
  /** Other times than the app's own, in milliseconds. */
  times?: { readonly [Name in keyof typeof sessionTimes]: number };
}

/**
 * Keeps the session alive while somebody works: trades its token in time without being asked. After long without input
 * it asks whether somebody is there, lets the token be, and ends the session when nobody answers.
 */
export function SessionKeeper({ times = sessionTimes }: SessionKeeperProps) {
  const { tokens } = useBackEnd();
  const { signOut, signOutIdle } = useSession();
  const watchRef = useRef<IdleWatch>(null);
  const [deadline, setDeadline] = useState<number | null>(null);
  // Loaded with its first opening; closed it stays, to give the focus back.
  const [hasBeenIdle, setHasBeenIdle] = useState(false);
  const { idleAfterMs, idleWarningMs, refreshAheadMs, refreshCheckMs } = times;

  useEffect(() => {
    const watch = watchIdle({
      idleAfterMs,
      idleWarningMs,
      storage: lastingStorage,
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
      // Whether the server is reached now does not matter: it is asked again soon, and by whatever needs it.
      if (!watchRef.current?.isIdle()) tokens.fresh(refreshAheadMs).catch(() => undefined);
    };
    // At once, too: where a page was left while it traded its token, the next one has to do it before long.
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
