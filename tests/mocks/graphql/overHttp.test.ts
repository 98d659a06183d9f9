import { serverAudits } from 'graphql-http';
import { beforeAll, describe, expect, test } from 'vitest';
import { createGateway, type Gateway } from '../../../mocks/gateway';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await createGateway({ demoProducts: 1 });
});

const audits = serverAudits({
  url: 'http://localhost/graphql',
  fetchFn: (url: string, init?: RequestInit) => gateway.handle(new Request(url, init)),
});

describe('GraphQL over HTTP, as the specification has it:', () => {
  test('the suite audits something', () => {
    expect(audits.length).toBeGreaterThan(50);
  });

  test.each(audits.map(({ id, name, fn }) => [id, name, fn] as const))('%s %s', async (_id, _name, fn) => {
    const result = await fn();
    expect({ status: result.status, ...('reason' in result && { reason: result.reason }) }).toEqual({ status: 'ok' });
  });
});
