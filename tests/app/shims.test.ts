import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import type jwt from 'jsonwebtoken';
import type { Plugin } from 'vite';
import { beforeAll, describe, expect, test } from 'vitest';
import { bundle, bundleSize } from '../support/bundle';

// These do not go through the bundler, so they are the packages that Node uses.
const require = createRequire(import.meta.url);
const nodeJwt = require('jsonwebtoken') as typeof jwt;

const shims = fileURLToPath(new URL('../../mocks/shims', import.meta.url));
const replaced = readdirSync(shims)
  .map((file) => file.replace('.ts', ''))
  .filter((name) => name !== 'globals');

/** Replaces packages as the build of the app does. */
const withShims = (except?: string): Plugin => ({
  name: 'with-shims',
  config: () => ({
    resolve: {
      alias: {
        buffer: 'buffer/',
        ...Object.fromEntries(replaced.filter((name) => name !== except).map((name) => [name, `${shims}/${name}.ts`])),
      },
    },
  }),
});

const load = async <Module>(source: string): Promise<Module> =>
  import(
    /* @vite-ignore */ `data:text/javascript;base64,${Buffer.from(await bundle(source, [withShims()])).toString('base64')}`
  );

describe('jsonwebtoken in the browser', () => {
  let browserJwt: typeof jwt;
  beforeAll(async () => {
    ({ default: browserJwt } = await load<{ default: typeof jwt }>(`export { default } from 'jsonwebtoken';`));
  });

  test('signs the same tokens as in Node, and each verifies those of the other', () => {
    const texts = fc.string({ unit: fc.constantFrom('a', '7', '.', '"', 'ü', '語', '😀'), minLength: 1 });
    fc.assert(
      fc.property(texts, texts, (id, secret) => {
        const claims = { id, iat: Math.floor(Date.now() / 1000) };
        const token = browserJwt.sign(claims, secret, { expiresIn: '10m' });
        expect(token).toBe(nodeJwt.sign(claims, secret, { expiresIn: '10m' }));
        expect(browserJwt.verify(token, secret)).toEqual(nodeJwt.verify(token, secret));
      }),
    );
  });

  test.each<[string, string]>([
    ['another secret', nodeJwt.sign({ id: '1' }, 'another')],
    ['a changed signature', nodeJwt.sign({ id: '1' }, 'secret').slice(0, -2)],
    ['an expired token', nodeJwt.sign({ id: '1', exp: 1 }, 'secret')],
    ['an unsigned token', nodeJwt.sign({ id: '1' }, '', { algorithm: 'none' })],
    ['another algorithm', nodeJwt.sign({ id: '1' }, 'secret', { algorithm: 'HS512' })],
    ['no token', 'nothing'],
  ])('refuses %s for the same reason as in Node', (_case, token) => {
    const reason = (implementation: typeof jwt) => {
      try {
        return implementation.verify(token, 'secret', { algorithms: ['HS256'] });
      } catch (error) {
        return String(error);
      }
    };
    expect(reason(browserJwt)).toMatch(/Error/);
    expect(reason(browserJwt)).toBe(reason(nodeJwt));
  });
});

test('replacing tough-cookie provides what MSW imports, and saves at least 3 KB', async () => {
  const source = `export { setupWorker } from 'msw/browser'; export { http } from 'msw/core/http';`;
  const [real, replaced] = [
    await bundleSize(source, [withShims('tough-cookie')]),
    await bundleSize(source, [withShims()]),
  ];
  expect(real - replaced).toBeGreaterThan(3 * 1024);
});
