import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'serve-'));
const running = new Set<ChildProcess>();

beforeAll(() => {
  mkdirSync(join(folder, 'dist/assets'), { recursive: true });
  writeFileSync(
    join(folder, 'dist/index.html'),
    '<!doctype html><head><meta charset="utf-8"><title>App</title></head>',
  );
  writeFileSync(join(folder, 'dist/assets/app-1.js'), `console.log('${'app '.repeat(500)}');`);
});
afterEach(() => running.forEach((child) => child.kill('SIGKILL')));
afterAll(() => rmSync(folder, { recursive: true }));

/** Starts the server as people do, but from the sources. */
const start = (env: Record<string, string> = {}, ...args: string[]) => {
  const child = spawn(
    process.execPath,
    ['--import', import.meta.resolve('tsx'), join(root, 'scripts/serve.ts'), ...args],
    {
      cwd: folder,
      env: { ...process.env, TSX_TSCONFIG_PATH: join(root, 'tsconfig.json'), PORT: '0', ...env },
    },
  );
  running.add(child);
  const lines: string[] = [];
  const errors: string[] = [];
  child.stderr.on('data', (chunk) => errors.push(String(chunk)));
  const ended = new Promise<{ code: number | null; stdout: string; stderr: string }>((resolve) => {
    child.on('close', (code) => {
      running.delete(child);
      resolve({ code, stdout: lines.join('\n'), stderr: errors.join('') });
    });
  });
  const reader = createInterface(child.stdout);
  /** Resolves with the first part of a line that matches. */
  const waitFor = (pattern: RegExp) =>
    new Promise<string>((resolve) => {
      const look = (line: string) => {
        const [, found] = pattern.exec(line) ?? [];
        if (found !== undefined) resolve(found);
      };
      lines.forEach(look);
      reader.on('line', look);
    });
  reader.on('line', (line) => lines.push(line));
  return { child, ended, waitFor };
};

test.each([
  [{ PORT: 'eighty' }, 'PORT is eighty, but must be a whole number from 0 to 65535.'],
  [
    { PUBLIC_URL: 'catalogs' },
    'PUBLIC_URL is catalogs, but must be a URL without a path. Example: https://catalogs.example.com',
  ],
  [
    { DATABASE_URL: 'postgres://localhost/a', DATA_DIR: 'b' },
    'DATABASE_URL and DATA_DIR can’t be used together. Remove one of them.',
  ],
  [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY is yes, but must be one of these: 0, 1.'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is loud, but must be one of these: silent, error, info.'],
])('ends with exit code 2 and one sentence for %j', async (env, message) => {
  expect(await start(env).ended).toEqual({ code: 2, stdout: '', stderr: `${message}\n` });
});

test('does not open demo accounts to other machines', async () => {
  const { code, stderr } = await start({ HOST: '0.0.0.0' }, '--demo').ended;
  expect([code, stderr]).toEqual([2, expect.stringMatching(/^--demo .*\.\n$/)]);
});

test('lists its settings', async () => {
  const { code, stdout } = await start({}, '--help').ended;
  expect(code).toBe(0);
  for (const name of [
    'PORT',
    'HOST',
    'DATA_DIR',
    'DATABASE_URL',
    'PUBLIC_URL',
    'ALLOWED_HOSTS',
    'TRUST_PROXY',
    'LOG_LEVEL',
    '--demo',
  ]) {
    expect(stdout).toContain(name);
  }
});

test('serves the app and the gateway on one port, keeps the data, and ends when it is told to', async () => {
  const first = start({ DATA_DIR: join(folder, 'data') });
  const link = await first.waitFor(/(http\S+\/setup#\w{64})/);
  const { origin, hash } = new URL(link);
  const get = (path: string, headers: Record<string, string> = {}) => fetch(new URL(path, origin), { headers });
  const page = await get('/apps/email', { accept: 'text/html' });
  expect([page.status, page.headers.get('cache-control'), page.headers.get('content-security-policy')]).toEqual([
    200,
    'no-cache',
    "frame-ancestors 'none'",
  ]);
  expect(await page.text()).toContain('<meta name="catalog-server" content="/graphql" data-demo="off">');
  expect((await get('/', { accept: 'text/html', 'if-none-match': page.headers.get('etag')! })).status).toBe(304);
  const script = await get('/assets/app-1.js', { 'accept-encoding': 'br' });
  expect([script.headers.get('content-encoding'), script.headers.get('cache-control')]).toEqual([
    'br',
    'public, max-age=31536000, immutable',
  ]);
  expect(await script.text()).toMatch(/^console/);
  expect(await (await get('/mockServiceWorker.js')).text()).toContain('unregister');
  const statuses = ['/assets/old-1.js', '/apps/email/emails', '/api/users/list/data', '/ready', '/health'].map(
    async (path) => (await get(path)).status,
  );
  expect(await Promise.all(statuses)).toEqual([404, 404, 401, 200, 200]);

  const ask = async (query: string, to = origin) => {
    const answer = await fetch(new URL('/graphql', to), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
    return answer.json() as Promise<{ data: Record<string, { session: { accessToken: string } }> }>;
  };
  const account = 'email: "mira@team.example", password: "three unrelated words"';
  const fields = `token: "${hash.slice(1)}", fullName: "Mira", ${account}`;
  const { data } = await ask(`mutation SetUp { setUp(input: { ${fields} }) { session { accessToken } } }`);
  expect(JSON.parse(await first.waitFor(/(.*"operation":"SetUp".*)/))).toEqual({
    time: expect.any(String),
    level: 'info',
    id: expect.stringMatching(/^\w+$/),
    method: 'POST',
    path: '/graphql',
    status: 200,
    operation: 'SetUp',
    ms: expect.any(Number),
  });

  const stream = await fetch(new URL('/graphql', origin), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      authorization: `Bearer ${data.setUp!.session.accessToken}`,
    },
    body: JSON.stringify({ query: 'subscription { recordsChanged { __typename } }' }),
  });
  expect(stream.status).toBe(200);
  first.child.kill('SIGTERM');
  const { code, stdout, stderr } = await first.ended;
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout.split('\n').filter((line) => line.includes(hash.slice(1)))).toHaveLength(1);
  expect(stdout).not.toMatch(/three unrelated|eyJ/);
  await expect(stream.text()).rejects.toThrow();

  const second = start({ DATA_DIR: join(folder, 'data') });
  const again = await second.waitFor(/^Catalog Manager: (.*)$/);
  const signedIn = await ask(`mutation { signIn(input: { ${account} }) { session { accessToken } } }`, again);
  expect(signedIn.data.signIn!.session.accessToken).toMatch(/^eyJ/);
  second.child.kill('SIGTERM');
  expect((await second.ended).stdout).not.toContain('setup');
});
