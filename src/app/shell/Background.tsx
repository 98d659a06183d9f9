import { lazy, Suspense } from 'react';
import { useIsIdle } from './useIsIdle';

const SessionKeeper = lazy(() =>
  import('../session/SessionKeeper').then((module) => ({ default: module.SessionKeeper })),
);
const RecordChanges = lazy(() => import('./RecordChanges').then((module) => ({ default: module.RecordChanges })));

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
