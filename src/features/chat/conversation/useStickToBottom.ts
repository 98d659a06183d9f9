import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { ShownMessage } from './shownMessages';

/** Distance from the end, in pixels, that still counts as being at the end. */
const nearEnd = 40;

/** State of a message list that stays scrolled to the end. */
export interface StickyBottom {
  logRef: RefObject<HTMLDivElement | null>;
  onScroll: () => void;
  /** Number of received messages below the visible area. */
  newCount: number;
  goToEnd: () => void;
}

/**
 * Starts at the newest message and stays there until the user scrolls up. Sending a message scrolls back to the end.
 */
export function useStickToBottom(messages: readonly ShownMessage[]): StickyBottom {
  const logRef = useRef<HTMLDivElement>(null);
  // Number of messages when the user scrolled away from the end; null while at the end.
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
    // The end moves when the field below grows or the window is resized.
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
