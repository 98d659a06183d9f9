import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase, type DatabasePlace } from '#server/db/sql/openDatabase';
import { createPlace, DATABASE_KINDS } from '#tests/support/databases/createPlace';

/** How often the process is killed; `npm run test:server` sets more. */
const KILLS = Number(process.env.KILLS ?? 2);

/** Runs the writer until it is killed some time after its first commit. Returns the acknowledged numbers. */
const runAndKill = async (place: DatabasePlace, ms: number): Promise<string[]> => {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', join(import.meta.dirname, 'killedWriter.ts'), JSON.stringify(place)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let output = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  child.stdout.on('data', (text: Buffer) => {
    output += String(text);
    timer ??= setTimeout(() => child.kill('SIGKILL'), ms);
  });
  const [, signal] = (await once(child, 'close')) as [unknown, string];
  expect(signal).toBe('SIGKILL');
  // The last line can be incomplete.
  return output.split('\n').slice(0, -1);
};

test.each(DATABASE_KINDS)(
  'a process that is killed at any moment leaves all it has acknowledged in %s, nothing half, and no id twice',
  async (kind) => {
    const { place, remove } = await createPlace(kind);
    const acknowledged: string[] = [];
    for (let round = 0; round < KILLS; round++) {
      const numbers = await runAndKill(place, 20 + Math.random() * 400);
      const last = Number(acknowledged.at(-1) ?? 0);
      expect(numbers.map(Number).every((number) => number > last)).toBe(true);
      acknowledged.push(...numbers);
      const { store, close } = await openDatabase(place);
      const stored = (await store.list('settings')).map(({ id }) => id);
      const isStored = new Set(stored);
      expect(acknowledged.filter((id) => !isStored.has(id))).toEqual([]);
      // The last commit before each kill may be stored without having been acknowledged.
      expect(stored.length - acknowledged.length).toBeLessThanOrEqual(round + 1);
      expect((await store.list('products')).map(({ id }) => id)).toEqual(stored);
      expect((await store.list('jobIssues')).map(({ id }) => id)).toEqual(stored);
      await close();
    }
    console.info(`${kind}: killed ${KILLS} times, ${acknowledged.length} commits acknowledged, none lost`);
    await remove();
  },
  60_000 + KILLS * 10_000,
);
