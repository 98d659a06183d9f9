import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import jwt from 'jsonwebtoken';
import { expect, test } from 'vitest';
import { readOwnToken } from '#server/domain/auth/ownToken';
import { createTokens } from '#server/domain/auth/tokens';

const NOW = 1_772_359_200;
const secrets = { access: 'secret', refresh: 'other' };
const claims = { id: 1, sid: 's', seq: 0, iat: NOW, exp: NOW + 600 };
const sign = (payload: object, secret = secrets.access) => jwt.sign(payload, secret, { algorithm: 'HS256' });

/** What jsonwebtoken says about the token: its claims, or null if it refuses it. */
const verify = (token: string) => {
  try {
    return jwt.verify(token, secrets.access, { algorithms: ['HS256'], clockTimestamp: NOW });
  } catch {
    return null;
  }
};

const own = sign(claims);
const [header = '', payload = '', signature = ''] = own.split('.');
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Signs a header and claims that jsonwebtoken would refuse to sign. */
const signText = (text: string) => `${text}.${createHmac('sha256', secrets.access).update(text).digest('base64url')}`;

/** The same signature in other letters: the last one has two bits that are not part of it. */
const sameBytes = () => {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  return signature.slice(0, -1) + letters[letters.indexOf(signature.at(-1)!) + 1];
};

test('reads a token of the gateway without jsonwebtoken', async () => {
  const token = await createTokens(secrets).sign('access', { id: '1', sid: 's', seq: 0 }, new Date(NOW * 1000));
  expect(token).toBe(own);
  expect(await readOwnToken(token, secrets.access, NOW)).toEqual(verify(token));
});

test.each([1.5, '1', null, true, [1]])('refuses the id %j', async (id) => {
  const token = sign({ ...claims, id });
  await expect(createTokens(secrets).verify('access', token, new Date(NOW * 1000))).rejects.toThrow('Invalid access');
});

test.each<[string, string]>([
  ['another secret', sign(claims, 'other')],
  ['an expired token', sign({ ...claims, exp: NOW })],
  ['a token that does not expire', sign({ id: 1, sid: 's', seq: 0, iat: NOW })],
  ['a token that is valid later', sign({ ...claims, nbf: NOW + 60 })],
  ['a claim of another kind', sign({ ...claims, aud: 'app' })],
  ['a missing claim', sign({ id: 1, sid: 's', iat: NOW, exp: NOW + 600 })],
  ['another algorithm', jwt.sign(claims, secrets.access, { algorithm: 'HS512' })],
  ['no algorithm', `${encode({ alg: 'none', typ: 'JWT' })}.${payload}.`],
  ['no signature', `${header}.${payload}.`],
  ['other claims with the same signature', `${header}.${encode({ ...claims, id: 2 })}.${signature}`],
  ['the same signature in other letters', `${header}.${payload}.${sameBytes()}`],
  ['an additional part', `${own}.x`],
  ['a line break at the end', `${own}\n`],
  ['no token', 'nothing'],
])('leaves %s to jsonwebtoken', async (_, token) => {
  expect(await readOwnToken(token, secrets.access, NOW)).toBeNull();
});

test('accepts nothing that jsonwebtoken refuses, however the token is changed', async () => {
  const values = fc.oneof(fc.string(), fc.integer(), fc.constantFrom(NOW - 1, NOW, NOW + 1, null, true));
  const payloads = fc.record(
    { id: values, sid: values, seq: values, iat: fc.nat(), exp: values, nbf: values },
    { requiredKeys: [] },
  );
  const edits = fc.option(fc.tuple(fc.nat(250), fc.constantFrom('', 'A', 'B', '.', '=', '+', '-')));
  await fc.assert(
    fc.asyncProperty(payloads, edits, async (changed, edit) => {
      const token = signText(`${header}.${encode({ ...claims, ...changed })}`);
      const [at, letter] = edit ?? [0, token[0]!];
      const edited = token.slice(0, at) + letter + token.slice(at + 1);
      const read = await readOwnToken(edited, secrets.access, NOW);
      if (read !== null) expect(read).toEqual(verify(edited));
    }),
  );
});
