import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openSchema } from '#server/db/sql/openSchema';
import { openPostgres } from '#server/db/sql/postgres';
import type { Sql } from '#server/db/sql/sql';
import { createSqlFailures } from '#server/db/sql/sqlFailures';
import { createSqlLeases } from '#server/db/sql/sqlLeases';
import { createPlace, DATABASE_KINDS, type NewPlace } from '#tests/support/databases/createPlace';

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

describe.runIf(DATABASE_KINDS.includes('postgres'))('What processes share in PostgreSQL', () => {
  let created: NewPlace;
  let sql: Sql;

  beforeEach(async () => {
    created = await createPlace('postgres');
    sql = await openPostgres('url' in created.place ? created.place.url : '');
    await openSchema(sql, 'The database');
  });
  afterEach(async () => {
    await sql.close();
    await created.remove();
  });

  const ENDED = { code: 'UNAVAILABLE' };

  test('of processes that take a lease at the same time, one gets it, until it releases it', async () => {
    const processes = Array.from({ length: 8 }, () => createSqlLeases(sql.query));
    const taken = await Promise.all(processes.map(({ take }) => take('jobs:1')));
    const [lease, ...others] = taken.filter((one) => one !== null);
    expect(others).toEqual([]);
    await lease!.check();
    const other = await processes[0]!.take('jobs:2');
    await lease!.release();
    await expect(lease!.check()).rejects.toMatchObject(ENDED);
    const next = await processes[1]!.take('jobs:1');
    // A second release does not end that of another process.
    await lease!.release();
    await next!.check();
    await next!.release();
    await other!.release();
    expect(await sql.query('SELECT * FROM leases')).toEqual([]);
  });

  test('a lease lasts as long as it is renewed', async () => {
    const first = await createSqlLeases(sql.query, { leaseMs: 400, renewMs: 50 }).take('jobs:1');
    await wait(1_000);
    await first!.check();
    expect(await createSqlLeases(sql.query).take('jobs:1')).toBeNull();
    await first!.release();
  });

  test('a lease that was not renewed ends, also if no one takes it, and cannot be renewed any more', async () => {
    const stopped = await createSqlLeases(sql.query, { leaseMs: 200, renewMs: 400 }).take('jobs:1');
    await wait(600);
    await expect(stopped!.check()).rejects.toMatchObject(ENDED);
    const next = await createSqlLeases(sql.query).take('jobs:1');
    await next!.check();
    await stopped!.release();
    await next!.check();
    await next!.release();
  });

  test('failures are counted together, and forgotten after 15 minutes', async () => {
    const [first, second] = [createSqlFailures(sql.query), createSqlFailures(sql.query)];
    const account = `account ${'x'.repeat(320)}`;
    await Promise.all([first, second, first, second].map(({ add }) => add(['pair a', account])));
    await first.add([account]);
    const counts = async () => (await second.read(['none', 'pair a', account])).map(({ count }) => count);
    expect(await counts()).toEqual([0, 4, 5]);
    const [, { ago } = { ago: -1 }] = await second.read(['none', 'pair a']);
    expect(ago).toBeGreaterThanOrEqual(0);
    expect(ago).toBeLessThan(10_000);
    await second.remove('pair a');
    expect(await counts()).toEqual([0, 0, 5]);
    await sql.query('UPDATE attempts SET last_at = last_at - 15 * 60000');
    expect(await counts()).toEqual([0, 0, 0]);
    // Nothing that was typed is stored, and what is old is deleted.
    await first.add(['pair a']);
    const rows = await sql.query('SELECT key, failures FROM attempts');
    expect(rows).toEqual([{ key: expect.stringMatching(/^[\w-]{43}$/), failures: 1 }]);
  });
});
