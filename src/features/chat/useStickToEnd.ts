import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { ShownMessage } from './shownMessages';

/** So near to the end, in pixels, one counts as being there. */
const nearEnd = 40;

/** A list of messages that stays at its end while one is there. */
export interface StickyEnd {
  logRef: RefObject<HTMLDivElement | null>;
  onScroll(): void;
  /** Messages of the other that came in below what one reads. */
  newCount: number;
  goToEnd(): void;
}

/** Begins at the newest message and stays there, until somebody scrolls up; own messages lead back to the end. */
export function useStickToEnd(messages: readonly ShownMessage[]): StickyEnd {
  const logRef = useRef<HTMLDivElement>(null);
  // How many messages there were when one left the end; null while one is there.
  const [leftAt, setLeftAt] = useState<number | null>(null);
  const count = messages.length;
  const isOwnLast = messages.at(-1)?.isOwn ?? false;

  const goToEnd = () => {
    const log = logRef.current;
    if (log) log.scrollTop = log.scrollHeight;
  };
  const countRef = useRef(count);
  useLayoutEffect(() => {
    const hasGrown = count > countRef.current;
    countRef.current = count;
    if (leftAt === null || (hasGrown && isOwnLast)) goToEnd();
  }, [count, leftAt, isOwnLast]);

  useEffect(() => {
    const log = logRef.current;
    if (!log || leftAt !== null) return;
    // Where the field below grows, or the window changes, the end moves.
    const resizes = new ResizeObserver(goToEnd);
    resizes.observe(log);
    for (const part of log.children) resizes.observe(part);
    return () => resizes.disconnect();
  }, [leftAt]);

  return {
    logRef,
    onScroll() {
      const log = logRef.current;
      if (!log) return;
      const isAtEnd = log.scrollHeight - log.scrollTop - log.clientHeight <= nearEnd;
      setLeftAt((former) => (isAtEnd ? null : (former ?? count)));
    },
    newCount: leftAt === null ? 0 : messages.slice(leftAt).filter(({ isOwn }) => !isOwn).length,
    goToEnd,
  };
}
