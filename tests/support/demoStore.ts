import type { Change } from '#server/records/tables';
import type { FileStore } from '#server/db/files';
import { createMemoryStore } from '#server/db/memoryStore';
import type { Store } from '#server/db/store';
import type { Gateway } from '#server/gateway';
import { createDemoGateway, type DemoGatewayOptions } from '#mocks/demo/demoGateway';
import { createTestStores } from './databases/testStores';

/** Milliseconds after which the demo data is created anew, because its times are relative to the present. */
const MAX_AGE = 60_000;

/** What a new gateway has committed, by its number of products. */
const seeded = new Map<number, { at: number; changes: readonly Change[] }>();

const createChanges = async (demoProducts: number): Promise<readonly Change[]> => {
  const changes: Change[] = [];
  const store = createMemoryStore({ onCommit: (committed) => void changes.push(...committed) });
  const { stop } = await createDemoGateway({ demoProducts, store });
  stop();
  return changes;
};

/** Stores with the demo data, which is created once a minute and copied for each test. */
async function createDemoStores(demoProducts: number): Promise<{ store: Store; files: FileStore }> {
  const now = Date.now();
  let demo = seeded.get(demoProducts);
  if (!demo || now - demo.at > MAX_AGE) {
    demo = { at: now, changes: await createChanges(demoProducts) };
    seeded.set(demoProducts, demo);
  }
  const stores = createTestStores();
  await stores.store.commit(demo.changes);
  return stores;
}

/** A gateway as `createDemoGateway` creates it, from a copy of the demo data if none of the options changes that. */
export async function createTestGateway(options: DemoGatewayOptions & { demoProducts: number }): Promise<Gateway> {
  const { demoProducts, store, now, demoSessions } = options;
  if (store || now || demoSessions) return createDemoGateway(options);
  const copied = await createDemoStores(demoProducts);
  return createDemoGateway({ ...options, store: copied.store, files: options.files ?? copied.files });
}
