import { describe, expect, test } from 'vitest';
import { createMaintenanceResponse } from '#server/maintenanceResponse';
import { createTestClient } from '../../support/testClient';

describe('Gateway in maintenance', () => {
  test.each([
    ['POST', '/graphql'],
    ['GET', '/apps/users/list-data'],
    ['POST', '/jwt/login'],
    ['GET', '/files/1'],
    ['GET', '/openapi.json'],
  ])('responds to %s %s with 503, the reason, and when to retry', async (method, path) => {
    let isInMaintenance = false;
    const { gateway } = await createTestClient({ isInMaintenance: () => isInMaintenance });
    isInMaintenance = true;
    const response = await gateway.handle(new Request(`http://localhost${path}`, { method }));
    expect(response?.status).toBe(503);
    expect(Number(response?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await response?.json()).toEqual({ error: 'The server is under maintenance. Try again in a moment.' });
  });

  test('still reports that it is alive', async () => {
    let isInMaintenance = false;
    const { rest } = await createTestClient({ isInMaintenance: () => isInMaintenance });
    isInMaintenance = true;
    expect(await rest('GET', '/health')).toEqual({ status: 200, body: { status: 'ok' } });
  });

  test('responds normally after maintenance, with all stored data', async () => {
    let isInMaintenance = false;
    const { ask, gateway } = await createTestClient({ isInMaintenance: () => isInMaintenance });
    const names = '{ catalogs { catalogs { name } } }';
    const before = await ask(names);
    isInMaintenance = true;
    await gateway.handle(new Request('http://localhost/graphql', { method: 'POST' }));
    isInMaintenance = false;
    expect(await ask(names)).toEqual(before);
    expect(before.data.catalogs.catalogs.length).toBeGreaterThan(0);
  });

  test('ignores requests that are not for the gateway', async () => {
    let isInMaintenance = false;
    const { gateway } = await createTestClient({ isInMaintenance: () => isInMaintenance });
    isInMaintenance = true;
    expect(await gateway.handle(new Request('http://localhost/assets/main.js'))).toBeUndefined();
  });

  test('gives each response its own body', async () => {
    const request = new Request('http://localhost/graphql');
    const [first, second] = [createMaintenanceResponse(request), createMaintenanceResponse(request)];
    expect(await first?.text()).toBe(await second?.text());
  });
});

test('does not report an aborted request as an error', async () => {
  const { gateway } = await createTestClient();
  const control = new AbortController();
  const { signal } = control;
  const body = new ReadableStream({
    start: (it) => signal.addEventListener('abort', () => it.error(signal.reason)),
  });
  const init = { method: 'POST', body, duplex: 'half', signal } as RequestInit;
  const answered = gateway.handle(new Request('http://localhost/apps/users/add-user', init));
  control.abort();
  // Console output would also fail this test: see tests/support/setup.ts.
  expect((await answered)?.status).toBe(499);
});
