import { serverAudits } from 'graphql-http';
import { beforeAll, describe, expect, test } from 'vitest';
import { openSession } from '../../../mocks/domain/auth/session';
import { createGateway, type Gateway } from '../../../mocks/gateway';

let gateway: Gateway;
let token: string;
beforeAll(async () => {
  gateway = await createGateway({ demoProducts: 1 });
  const [user] = await gateway.context.store.list('authUsers');
  token = (await openSession(gateway.context, user!)).accessToken;
});

const audits = serverAudits({
  url: 'http://localhost/graphql',
  // Some audits use introspection, which requires a token.
  fetchFn: (url: string, init?: RequestInit) => {
    const request = new Request(url, init);
    request.headers.set('authorization', `Bearer ${token}`);
    return gateway.handle(request);
  },
});

describe('GraphQL over HTTP specification:', () => {
  test('the suite runs at least one audit', () => {
    expect(audits.length).toBeGreaterThan(50);
  });

  test.each(audits.map(({ id, name, fn }) => [id, name, fn] as const))('%s %s', async (_id, _name, fn) => {
    const result = await fn();
    expect({ status: result.status, ...('reason' in result && { reason: result.reason }) }).toEqual({ status: 'ok' });
  });
});
