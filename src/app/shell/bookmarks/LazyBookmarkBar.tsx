import { Suspense } from 'react';
import { patientLazy } from '../../../lib/patientLazy';
import { useSession } from '../../../session/sessionContext';
import { useIsIdle } from '../useIsIdle';

const BookmarkBar = patientLazy(() => import('./BookmarkBar').then((module) => module.BookmarkBar));

/** The bookmarks, which come after all that one waits for, and only for who may see them. */
export function LazyBookmarkBar() {
  const { can } = useSession();
  const isIdle = useIsIdle();
  if (!isIdle || !can('read', 'Bookmark')) return null;
  return (
    <Suspense fallback={null}>
      <BookmarkBar />
    </Suspense>
  );
}
