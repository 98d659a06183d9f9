import { beforeEach, describe, expect, test } from 'vitest';
import { useTestClient } from '../../support/testClient';
import { putJob } from '../catalogs/domainContext';
import { listStored, removeStored } from '../../support/stored';

const NOW = '2026-05-04T10:00:00Z';

const client = useTestClient({ now: () => new Date(NOW), demoProducts: 1 });
beforeEach(async () => {
  for (const { id } of await listStored(client.gateway, 'jobs')) await removeStored(client.gateway, 'jobs', id);
});

const counts = (changes: object) => ({
  created: 0,
  updated: 0,
  deleted: 0,
  skipped: 0,
  failed: 0,
  warnings: 0,
  blocked: 0,
  ...changes,
});

const put = (changes: Partial<Parameters<typeof putJob>[1]>) =>
  putJob(client.gateway.context, { catalogId: '1', status: 'COMPLETED', ...changes });

describe('catalogActivity', () => {
  const ask = async (days: number) =>
    client.ask('query ($days: Int!) { catalogActivity(days: $days) { date created updated deleted issues } }', {
      days,
    });

  test('has one row for each day, the earliest first, with what jobs did on it', async () => {
    await put({
      type: 'IMPORT',
      settledAt: '2026-05-03T23:59:59.000Z',
      counts: counts({ created: 5, updated: 2 }),
      issueCounts: { error: 1, warning: 3, info: 9 },
    });
    await put({ type: 'BULK_EDIT', settledAt: '2026-05-03T08:00:00.000Z', counts: counts({ updated: 4, deleted: 1 }) });
    await put({
      type: 'IMPORT',
      mode: 'DRY_RUN',
      settledAt: '2026-05-04T08:00:00.000Z',
      counts: counts({ created: 70 }),
    });
    await put({ type: 'IMPORT', status: 'RUNNING', settledAt: null, counts: counts({ created: 70 }) });
    await put({ type: 'IMPORT', settledAt: '2026-05-01T08:00:00.000Z', counts: counts({ created: 70 }) });
    expect((await ask(3)).data?.catalogActivity).toEqual([
      { date: '2026-05-02', created: 0, updated: 0, deleted: 0, issues: 0 },
      { date: '2026-05-03', created: 5, updated: 6, deleted: 1, issues: 4 },
      { date: '2026-05-04', created: 0, updated: 0, deleted: 0, issues: 0 },
    ]);
  });

  test.each([0, -1, 367])('rejects %s days', async (days) => {
    const { errors } = await ask(days);
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'INVALID',
      fields: { days: 'Enter a number from 1 to 366.' },
    });
  });
});

describe('jobOutcomes', () => {
  const ask = async () =>
    (await client.ask('{ jobOutcomes { type completed completedWithIssues failed canceled averageSeconds } }')).data
      ?.jobOutcomes;

  test('counts how jobs ended by type, and averages how long they took', async () => {
    const startedAt = '2026-05-03T08:00:00.000Z';
    await put({ type: 'PUBLISH', status: 'FAILED', startedAt: null, settledAt: startedAt });
    await put({ type: 'IMPORT', startedAt, settledAt: '2026-05-03T08:00:10.000Z' });
    await put({ type: 'IMPORT', status: 'COMPLETED_WITH_ISSUES', startedAt, settledAt: '2026-05-03T08:00:20.000Z' });
    await put({ type: 'IMPORT', status: 'CANCELED', startedAt, settledAt: '2026-05-03T08:00:30.000Z' });
    await put({ type: 'EXPORT', status: 'RUNNING', startedAt, settledAt: null });
    expect(await ask()).toEqual([
      { type: 'IMPORT', completed: 1, completedWithIssues: 1, failed: 0, canceled: 1, averageSeconds: 20 },
      { type: 'PUBLISH', completed: 0, completedWithIssues: 0, failed: 1, canceled: 0, averageSeconds: null },
    ]);
  });

  test('is empty without jobs', async () => {
    expect(await ask()).toEqual([]);
  });

  test('requires the permission to read jobs', async () => {
    await client.signIn('client@demo.com', 'client');
    expect(await client.refusal('{ jobOutcomes { type } }')).toMatchObject({ code: 'FORBIDDEN' });
  });
});
