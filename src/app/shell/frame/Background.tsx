import { Suspense } from 'react';
import { lazyWithRetry } from '#lib/lazyWithRetry';
import { useIsIdle } from './useIsIdle';

const SessionMonitor = lazyWithRetry(() =>
  import('../../session/SessionMonitor').then((module) => module.SessionMonitor),
);
const NewBuildNotice = lazyWithRetry(() => import('./NewBuildNotice').then((module) => module.NewBuildNotice));
const RecordChanges = lazyWithRetry(() => import('../RecordChanges').then((module) => module.RecordChanges));

/** Background work while a user is signed in. It is rendered after everything that the user waits for. */
export function Background() {
  const isIdle = useIsIdle();
  if (!isIdle) return null;
  return (
    <Suspense fallback={null}>
      <RecordChanges />
      <SessionMonitor />
      <NewBuildNotice />
    </Suspense>
  );
}
