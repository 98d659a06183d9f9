import type { Clock } from '../clock';
import type { Change, TableName } from '../records/tables';
import type { TableSeed } from '../demo';
import type { Store } from './store';

/** Does the work while nothing else fills a table, and passes what commits. */
type FillLock = (work: (commit: (changes: readonly Change[]) => Promise<void>) => Promise<void>) => Promise<void>;

/** Returns the id of the setting that says that the seed's tables were filled. */
export function getSeedMark({ name }: TableSeed): string {
  return `seeded:${name}`;
}

/**
 * Creates a store whose demo tables are filled when first read, so that unused ones are neither loaded nor stored. A
 * seed and its marker are written in one commit under the lock, so a table is never visible half filled and never
 * filled twice.
 */
export function createSeededStore(store: Store, seeds: readonly TableSeed[], now: Clock, lock: FillLock): Store {
  const seedOf = new Map<TableName, TableSeed>(
    seeds.flatMap((seed) => seed.tables.map((table) => [table, seed] as const)),
  );
  const filled = new Map<TableSeed, Promise<void>>();

  const fill = async (seed: TableSeed) => {
    const id = getSeedMark(seed);
    if (await store.get('settings', id)) return;
    await lock(async (commit) => {
      if (await store.get('settings', id)) return;
      const changes = await seed.load(now(), store);
      await commit([...changes, { table: 'settings', put: { id, value: now().toISOString() } }]);
    });
  };

  const ready = (table: TableName): Promise<void> | undefined => {
    const seed = seedOf.get(table);
    if (!seed) return undefined;
    const filling =
      filled.get(seed) ??
      fill(seed).catch((error: unknown) => {
        // The next read tries again.
        filled.delete(seed);
        throw error;
      });
    filled.set(seed, filling);
    return filling;
  };

  return {
    products: store.products,
    get: async (table, id) => {
      await ready(table);
      return store.get(table, id);
    },
    getMany: async (table, ids) => {
      await ready(table);
      return store.getMany(table, ids);
    },
    list: async (table, where) => {
      await ready(table);
      return store.list(table, where);
    },
    ids: async (table) => {
      await ready(table);
      return store.ids(table);
    },
    readLastIds: store.readLastIds,
    raiseLastIds: store.raiseLastIds,
    nextId: async (table) => {
      await ready(table);
      return store.nextId(table);
    },
    putContents: store.putContents,
    exclusive: store.exclusive,
    ...(store.following && { following: store.following }),
    commit: async (changes, options) => {
      await Promise.all([...new Set(changes.map(({ table }) => table))].flatMap((table) => ready(table) ?? []));
      await store.commit(changes, options);
    },
  };
}
