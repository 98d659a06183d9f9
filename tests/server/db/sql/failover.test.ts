import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase, type OpenDatabase } from '#server/db/sql/openDatabase';
import { withLock } from '#server/domain/withLock';

const VERSIONS = '/usr/lib/postgresql';

/** It starts database servers of its own, and takes half a minute, so it only runs when asked for. */
const canRun = process.env.FAILOVER === '1' && existsSync(VERSIONS);

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** A primary and its standby, behind one address. */
interface Cluster {
  url: string;
  /** Runs a statement on the standby or the primary. */
  run: (port: number, statement: string) => void;
  stopPrimary: () => void;
  /** Promotes the standby, to which the address leads from then on. */
  promote: () => void;
  close: () => void;
}

const getPort = async (): Promise<number> => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
};

const startCluster = async (): Promise<Cluster & { primary: number; standby: number }> => {
  const folder = mkdtempSync(join(tmpdir(), 'failover-'));
  const bin = join(VERSIONS, readdirSync(VERSIONS).sort().at(-1)!, 'bin');
  const isRoot = process.getuid?.() === 0;
  // PostgreSQL refuses to run as root.
  const [shell, ...user] = isRoot ? ['/bin/su', 'postgres'] : ['/bin/sh'];
  const run = (command: string) => execFileSync(shell, [...user, '-c', `${bin}/${command}`], { stdio: 'ignore' });
  if (isRoot) execFileSync('/bin/chown', ['postgres', folder]);
  const [primary, standby] = [await getPort(), await getPort()];
  const [first, second] = [join(folder, 'a'), join(folder, 'b')];
  const start = (data: string, port: number) =>
    run(`pg_ctl -D ${data} -o '-p ${port} -k ${folder}' -l ${data}.log -w start`);
  run(`initdb -D ${first} -U postgres -A trust -E UTF8 --locale=C.UTF-8`);
  start(first, primary);
  run(`pg_basebackup -h 127.0.0.1 -p ${primary} -U postgres -D ${second} -R -X stream`);
  start(second, standby);

  let target = primary;
  const sockets = new Set<Socket>();
  const proxy = createServer((client) => {
    const upstream = connect(target, '127.0.0.1');
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      from.on('error', () => to.destroy());
      from.on('close', () => to.destroy());
      from.pipe(to);
    }
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return {
    primary,
    standby,
    url: `postgres://postgres@127.0.0.1:${(proxy.address() as AddressInfo).port}/postgres`,
    run: (port, statement) =>
      void run(`psql -h 127.0.0.1 -p ${port} -U postgres -qc "${statement}" -c "SELECT pg_reload_conf()"`),
    stopPrimary: () => void run(`pg_ctl -D ${first} -m immediate -w stop`),
    promote: () => {
      run(`pg_ctl -D ${second} -w promote`);
      target = standby;
    },
    close: () => {
      run(`pg_ctl -D ${second} -m immediate -w stop`);
      sockets.forEach((socket) => socket.destroy());
      proxy.close();
      rmSync(folder, { recursive: true });
    },
  };
};

describe.runIf(canRun)('When a standby takes over', () => {
  let cluster: Awaited<ReturnType<typeof startCluster>>;
  let databases: OpenDatabase[];
  beforeEach(async () => {
    cluster = await startCluster();
    databases = [await openDatabase({ url: cluster.url }), await openDatabase({ url: cluster.url })];
  }, 120_000);
  afterEach(async () => {
    for (const database of databases) await database.close();
    cluster.close();
  });

  /** Two processes write in turn until the returned function is called, which returns what was answered. */
  const write = () => {
    const contexts = databases.map(({ store }) => ({ store, locks: new Map() }));
    const answered: string[] = [];
    const refused = new Set<string>();
    let isOver = false;
    const writing = (async () => {
      for (let at = 0; !isOver; at++) {
        const id = `n${at}`;
        try {
          await withLock(contexts[at % 2]!, 'counter', (commit) =>
            commit([{ table: 'settings', put: { id, value: '' } }]),
          );
          answered.push(id);
        } catch (error) {
          refused.add((error as { code: string }).code);
          await wait(50);
        }
      }
    })();
    return async () => {
      isOver = true;
      await writing;
      return { answered, refused: [...refused] };
    };
  };

  const readStored = async () => {
    const fresh = await openDatabase({ url: cluster.url });
    databases.push(fresh);
    return new Set(await fresh.store.ids('settings'));
  };

  test('nothing that was answered is lost with a synchronous one, and both processes continue', async () => {
    cluster.run(cluster.primary, `ALTER SYSTEM SET synchronous_standby_names = '*'`);
    await wait(1_000);
    const stop = write();
    await wait(3_000);
    cluster.stopPrimary();
    await wait(1_000);
    cluster.promote();
    await wait(5_000);
    const { answered, refused } = await stop();
    const stored = await readStored();
    expect(answered.length).toBeGreaterThan(5);
    expect(refused).toEqual(['UNAVAILABLE']);
    expect(answered.filter((id) => !stored.has(id))).toEqual([]);
    for (const { store } of databases) {
      await store.following!.catchUp();
      expect(new Set(await store.ids('settings'))).toEqual(stored);
    }
  }, 120_000);

  test('both processes notice that one that was not up to date lacks changes', async () => {
    const stop = write();
    await wait(2_000);
    cluster.run(cluster.standby, `ALTER SYSTEM SET primary_conninfo = ''`);
    await wait(1_000);
    cluster.stopPrimary();
    cluster.promote();
    for (const { behind } of databases) expect(await behind).toContain('or has lost changes');
    const { answered } = await stop();
    const stored = await readStored();
    expect(answered.filter((id) => !stored.has(id)).length).toBeGreaterThan(0);
  }, 120_000);
});
