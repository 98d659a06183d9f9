import type { Events } from '../../events';

/** How long a page counts as open without a stream of changes, in milliseconds. */
const GRACE = {
  /** Before its first one, which starts after the page was drawn. */
  first: 30_000,
  /** After its last one. A proxy can cut a stream, which is opened again at once. */
  last: 5000,
};

/** What a page shows. */
interface ShownProduct {
  userId: string;
  productId: string;
  isEditing: boolean;
}

/**
 * Who looks at which product, in the memory of this process. A page is known by a key, and is there as long as it
 * listens for changes of records, so that nothing needs to be sent again and again.
 */
export interface Presence {
  /** Notes what a page shows; null for nothing. */
  show: (page: string, shown: ShownProduct | null) => void;
  /** What a page shows. */
  get: (page: string) => ShownProduct | undefined;
  /** Notes that a page listens, until the returned function is called. */
  listen: (page: string) => () => void;
  /** What all pages show. */
  list: () => ShownProduct[];
}

/** Creates an empty list. Changes are emitted as `viewersChanged`. */
export function createPresence(events: Events): Presence {
  const shownBy = new Map<string, ShownProduct>();
  const streams = new Map<string, number>();
  const timers = new Map<string, ReturnType<typeof setTimeout>>();

  const show = (page: string, shown: ShownProduct | null) => {
    const before = shownBy.get(page);
    clearTimeout(timers.get(page));
    timers.delete(page);
    if (shown) shownBy.set(page, shown);
    else shownBy.delete(page);
    if (shown && !streams.has(page)) leaveIn(page, GRACE.first);
    const isSame = before?.productId === shown?.productId && before?.isEditing === shown?.isEditing;
    if (isSame) return;
    for (const productId of new Set([before?.productId, shown?.productId])) {
      if (productId !== undefined) events.emit('viewersChanged', { page, productId });
    }
  };
  const leaveIn = (page: string, ms: number) => {
    clearTimeout(timers.get(page));
    timers.set(
      page,
      setTimeout(() => show(page, null), ms),
    );
  };
  events.on('stopped', () => timers.forEach((timer) => clearTimeout(timer)));

  return {
    show,
    get: (page) => shownBy.get(page),
    listen: (page) => {
      clearTimeout(timers.get(page));
      streams.set(page, (streams.get(page) ?? 0) + 1);
      let isOpen = true;
      return () => {
        if (!isOpen) return;
        isOpen = false;
        const left = (streams.get(page) ?? 1) - 1;
        if (left > 0) streams.set(page, left);
        else streams.delete(page);
        if (left === 0 && shownBy.has(page)) leaveIn(page, GRACE.last);
      };
    },
    list: () => [...shownBy.values()],
  };
}

/** The key of a page: the name that it has given itself, of a session, so that no one can speak for another one. */
export function getPageKey({ sessionId }: { sessionId: string | null }, session: string | null): string {
  return `${sessionId} ${session}`;
}
