import { serverAudits } from 'graphql-http';
import { beforeAll, describe, expect, test } from 'vitest';
import { openSession } from '#server/domain/auth/session';
import { createDemoGateway } from '#mocks/demo/demoGateway';
import type { Gateway } from '#server/gateway';
import { listStored } from '../../support/stored';

let gateway: Gateway;
let token: string;
beforeAll(async () => {
  gateway = await createDemoGateway({ demoProducts: 1 });
  const [user] = await listStored(gateway, 'authUsers');
  token = (await openSession(gateway.context, gateway.context.store.commit, user!)).accessToken;
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

describe('Request that the specification’s suite does not cover:', () => {
  const send = async (path: string, body?: string) => {
    const init = body === undefined ? {} : { method: 'POST', body };
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const response = await gateway.handle(new Request(`http://localhost${path}`, { ...init, headers }));
    return { status: response?.status, body: (await response?.json()) as unknown };
  };

  test.each(['variables', 'extensions'])('a URL with %s that are not JSON is answered with 400', async (name) => {
    expect(await send(`/graphql?query={__typename}&${name}={`)).toEqual({
      status: 400,
      body: { errors: [{ message: expect.stringContaining(name), extensions: { code: 'BAD_REQUEST' } }] },
    });
    expect(await send(`/graphql?query={__typename}&${name}=`)).toMatchObject({ status: 200 });
  });

  test.each([
    ['lists', '[', ']'],
    ['objects', '{"a":', '}'],
  ])('a variable of 50,000 nested %s is answered with LIMIT', async (_kind, open, close) => {
    const query = 'query ($input: ProductListInput!) { products(input: $input) { page } }';
    const input = `${open.repeat(50_000)}{}${close.repeat(50_000)}`;
    const { body } = await send('/graphql', `{"query":"${query}","variables":{"input":${input}}}`);
    const { errors } = body as { errors: { extensions: { code: string } }[] };
    expect(new Set(errors.map(({ extensions }) => extensions.code))).toEqual(new Set(['LIMIT']));
  });
});
