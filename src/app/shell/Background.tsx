import { Suspense } from 'react';
import { patientLazy } from '../../lib/patientLazy';
import { useIsIdle } from './useIsIdle';

const SessionKeeper = patientLazy(() => import('../session/SessionKeeper').then((module) => module.SessionKeeper));
const RecordChanges = patientLazy(() => import('./RecordChanges').then((module) => module.RecordChanges));

/** What goes on unseen while somebody is signed in; it comes after all that one waits for. */
export function Background() {
  const isIdle = useIsIdle();
  if (!isIdle) return null;
  return (
    <Suspense fallback={null}>
      <RecordChanges />
      <SessionKeeper />
    </Suspense>
  );
}
