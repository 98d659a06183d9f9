import { Suspense } from 'react';
import { patientLazy } from '../../lib/patientLazy';
import { useIsIdle } from './useIsIdle';

const SessionKeeper = patientLazy(() => import('../session/SessionKeeper').then((module) => module.SessionKeeper));
const RecordChanges = patientLazy(() => import('./RecordChanges').then((module) => module.RecordChanges));

/** Background work while a user is signed in. It is rendered after everything that the user waits for. */
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
