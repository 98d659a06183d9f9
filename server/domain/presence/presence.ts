import type { Notes } from '../../db/notes';
import type { Events } from '../../events';

/** How long a page counts as open without a stream of changes, in milliseconds. */
const GRACE = {
  /** Before its first one, which starts after the page was drawn. */
  first: 30_000,
  /** After its last one. A proxy can cut a stream, which is opened again at once. */
  last: 5000,
};

/** What the keys of notes about pages begin with. */
const PREFIX = 'page ';

/** What a page shows. */
interface ShownProduct {
  userId: string;
  productId: string;
  isEditing: boolean;
}

/**
 * Who looks at which product, in all processes. A page is known by a key, and is there as long as it listens for
 * changes of records, at whichever process, so that nothing needs to be sent again and again.
 */
export interface Presence {
  /** Notes what a page shows. */
  show: (page: string, shown: ShownProduct) => Promise<void>;
  /** Notes that a page does not show the product anymore, if it is the one that it shows. */
  leave: (page: string, productId: string) => Promise<void>;
  /** Notes that a page listens, until the returned function is called. */
  listen: (page: string) => () => void;
  /** What all pages show. */
  list: () => Promise<ShownProduct[]>;
  /** Notices no more changes. */
  stop: () => void;
}

const parse = (text: string) => JSON.parse(text) as ShownProduct;

/** Creates the list of what is noted. Changes, of other processes too, are emitted as `viewersChanged`. */
export function createPresence(notes: Notes, events: Events): Presence {
  let known: ReadonlyMap<string, string> = new Map();
  let looking: Promise<void> | null = null;
  let isChangedAgain = false;

  const emitChanges = async () => {
    const before = known;
    known = await notes.list(PREFIX);
    for (const key of new Set([...before.keys(), ...known.keys()])) {
      const texts = [before.get(key), known.get(key)];
      if (texts[0] === texts[1]) continue;
      const productIds = texts.flatMap((text) => (text === undefined ? [] : parse(text).productId));
      for (const productId of new Set(productIds)) {
        events.emit('viewersChanged', { page: key.slice(PREFIX.length), productId });
      }
    }
  };
  /** One look at a time, and another one if something has changed by then. One that fails is followed by the next. */
  const look = () => {
    isChangedAgain = true;
    looking ??= (async () => {
      while (isChangedAgain) {
        isChangedAgain = false;
        await emitChanges();
      }
    })()
      .catch(() => undefined)
      .finally(() => (looking = null));
  };
  const stop = notes.onChange(look);

  return {
    show: (page, shown) => notes.put(PREFIX + page, JSON.stringify(shown), GRACE.first),
    leave: async (page, productId) => {
      const text = await notes.get(PREFIX + page);
      if (text !== undefined && parse(text).productId === productId) await notes.remove(PREFIX + page);
    },
    listen: (page) => notes.hold(PREFIX + page, GRACE.last),
    list: async () => [...(await notes.list(PREFIX)).values()].map(parse),
    stop,
  };
}

/** The key of a page: the name that it has given itself, of a session, so that no one can speak for another one. */
export function getPageKey({ sessionId }: { sessionId: string | null }, session: string | null): string {
  return `${sessionId} ${session}`;
}
