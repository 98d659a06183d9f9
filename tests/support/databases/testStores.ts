import type { FileStore } from '#server/db/files';
import { createMemoryFiles } from '#server/db/memoryFiles';
import { createMemoryStore } from '#server/db/memoryStore';
import type { OpenDatabase } from '#server/db/sql/openDatabase';
import type { ProductReader, Store } from '#server/db/store';
import { createCheckedStore } from './checkedStore';
import type { DatabaseKind } from './createPlace';

/** Where tests of the gateway keep their data, from the environment; in memory if it is empty. */
const TEST_STORE = (process.env.STORE ?? '') as DatabaseKind | '';

/** Databases that are open at the same time; each has some connections. A test with many uses only the last ones. */
const MAX_OPEN = 20;

/** How to close the open databases, by their name, from the one that was used longest ago on. */
const opened = new Map<string, () => Promise<void>>();

const noteUse = (name: string) => {
  const close = opened.get(name);
  if (!close) return;
  opened.delete(name);
  opened.set(name, close);
};

/** Opens a database of the kind that no other test uses, until `closeTestStores`. */
async function openTestDatabase(kind: DatabaseKind, name: string): Promise<OpenDatabase> {
  // Not for the tests of screens, which run as in a browser.
  const [{ createPlace }, { openDatabase }] = await Promise.all([
    import('./createPlace'),
    import('#server/db/sql/openDatabase'),
  ]);
  const { place, remove } = await createPlace(kind);
  const database = await openDatabase(place);
  opened.set(name, async () => {
    await database.close();
    // Removing hundreds of schemas would take longer than the tests.
    if (kind === 'sqlite') await remove();
  });
  const [oldest] = opened.keys();
  if (opened.size > MAX_OPEN && oldest !== undefined) {
    const close = opened.get(oldest);
    opened.delete(oldest);
    await close?.();
  }
  return database;
}

/** Closes the databases of all test stores. */
export async function closeTestStores(): Promise<void> {
  const all = [...opened.values()];
  opened.clear();
  for (const close of all) await close();
}

type Functions = Record<string, (...values: unknown[]) => unknown>;

/** An object whose functions wait for it. `onUse` is called with each call. */
const whenOpen = <Opened extends object>(
  opening: Promise<Opened>,
  names: readonly (keyof Opened & string)[],
  onUse: () => void,
): Opened =>
  Object.fromEntries(
    names.map((name) => [
      name,
      async (...values: unknown[]) => {
        onUse();
        return ((await opening) as Functions)[name]!(...values);
      },
    ]),
  ) as Opened;

/** Returns the products of a store that is being opened. */
const openProducts = (opening: Promise<Store>, onUse: () => void): ProductReader => {
  let products: ProductReader | undefined;
  const reading = opening.then((store) => (products = store.products));
  const names = Object.keys(createMemoryStore().products) as (keyof ProductReader)[];
  return {
    ...whenOpen(reading, names, onUse),
    scan: async function* (...values) {
      yield* (await reading).scan(...values);
    },
    version: (catalogId) => products?.version(catalogId) ?? 0,
  };
};

const createStores = (): { store: Store; files: FileStore } => {
  if (TEST_STORE === '') return { store: createMemoryStore(), files: createMemoryFiles() };
  const name = crypto.randomUUID();
  const onUse = () => noteUse(name);
  const opening = openTestDatabase(TEST_STORE, name);
  // A failure is reported by the first use.
  opening.catch(() => undefined);
  const storing = opening.then(({ store }) => store);
  const filing = opening.then(({ files }) => files);
  storing.catch(() => undefined);
  filing.catch(() => undefined);
  const names = Object.keys(createMemoryStore()).filter((name) => name !== 'products') as (keyof Store)[];
  return {
    store: { ...whenOpen(storing, names, onUse), products: openProducts(storing, onUse) },
    files: {
      ...whenOpen(filing, ['append', 'truncate', 'remove'], onUse),
      read: async function* (...values) {
        yield* (await filing).read(...values);
      },
    },
  };
};

/** An empty store and its files, where the environment says. Commits outside the scope of their lock fail. */
export function createTestStores(): { store: Store; files: FileStore } {
  const { store, files } = createStores();
  return { store: createCheckedStore(store), files };
}
