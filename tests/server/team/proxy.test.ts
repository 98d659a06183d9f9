import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createGatewayListener } from '#server/node';
import { createTeamGateway, type TeamGateway } from './teamGateway';

let team: TeamGateway;
beforeEach(async () => {
  team = await createTeamGateway();
  await team.setUp();
});
let stop = async () => {};
afterEach(() => stop());

const listen = async (isProxyTrusted: boolean): Promise<number> => {
  const listener = createGatewayListener(team.gateway, { isProxyTrusted });
  const server = createServer((req, res) => void listener(req, res));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  stop = () => new Promise((done) => server.close(() => done()));
  return (server.address() as AddressInfo).port;
};

/** The code of the answer to a wrong password, sent with the header once for each text. */
const tryToSignIn = (port: number, forwarded: string | string[]): Promise<string> =>
  new Promise((done, fail) => {
    const query =
      'mutation { signIn(input: { email: "mira@team.example", password: "no" }) { session { accessToken } } }';
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': forwarded, connection: 'close' };
    const sent = request({ port, host: '127.0.0.1', path: '/graphql', method: 'POST', headers }, (answer) => {
      let text = '';
      answer.on('data', (chunk) => (text += String(chunk)));
      answer.on('end', () => done(JSON.parse(text).errors[0].extensions.code));
    });
    sent.on('error', fail);
    sent.end(JSON.stringify({ query }));
  });

/** The answers to six wrong passwords; after five from one address, the next must wait. */
const tryOften = async (port: number, getForwarded: (at: number) => string | string[]) => {
  const codes: string[] = [];
  for (let at = 0; at < 6; at++) codes.push(await tryToSignIn(port, getForwarded(at)));
  return codes.at(-1);
};

test.each<[string, boolean, (at: number) => string | string[], string]>([
  ['ignores what a client says about its address', false, (at) => `198.51.100.${at}`, 'LIMIT'],
  ['takes the address that the proxy has added last', true, () => '198.51.100.1', 'LIMIT'],
  ['tells clients of a proxy apart', true, (at) => `198.51.100.${at}`, 'INVALID'],
  ['ignores what a client has put before it', true, (at) => `203.0.113.${at}, 198.51.100.1`, 'LIMIT'],
  [
    'ignores a header of the client before that of the proxy',
    true,
    (at) => [`203.0.113.${at}`, '198.51.100.1'],
    'LIMIT',
  ],
])('%s', async (_, isProxyTrusted, getForwarded, code) => {
  expect(await tryOften(await listen(isProxyTrusted), getForwarded)).toBe(code);
});
