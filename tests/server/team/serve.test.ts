import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSettings, SettingError } from '#scripts/serve/settings';
import { createPlace, DATABASE_KINDS } from '../../support/databases/createPlace';
import { createServeFolder } from './startServe';

const { folder, start } = createServeFolder();

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
  [
    { SMTP_URL: 'http://user:secret@mail.example' },
    'SMTP_URL must be the URL of an email server. Example: smtp://user:password@host:587',
  ],
  [
    { SMTP_URL: 'smtp://user:secret@mail.example', MAIL_FROM: 'Catalogs' },
    'MAIL_FROM is Catalogs, but must be a sender. Example: Catalog Manager <catalogs@example.com>',
  ],
  [
    { SMTP_URL: 'smtp://user:secret@mail.example' },
    'MAIL_FROM is not set, but must be a sender. Example: Catalog Manager <catalogs@example.com>',
  ],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is loud, but must be one of these: silent, error, info.'],
])('explains what is wrong with %j', (env, message) => {
  expect(() => readSettings(env, [])).toThrow(new SettingError(message));
});

test('ends with exit code 2 and one sentence for a wrong setting', async () => {
  const message = 'PORT is eighty, but must be a whole number from 0 to 65535.\n';
  expect(await start({ PORT: 'eighty' }).ended).toEqual({ code: 2, stdout: '', stderr: message });
});

test('does not open demo accounts to other machines', () => {
  expect(() => readSettings({ HOST: '0.0.0.0' }, ['--demo'])).toThrow(/^--demo .*\.$/);
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
    'METRICS_TOKEN',
    'SMTP_URL',
    'MAIL_FROM',
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
  expect(await page.text()).toContain(
    '<meta name="catalog-server" content="/graphql" data-demo="off" data-email="off">',
  );
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

test('tells its figures only to who has the token', async () => {
  const { waitFor } = start({ METRICS_TOKEN: 'm-1', DATA_DIR: join(folder, 'measured') });
  const { origin } = new URL(await waitFor(/(http\S+\/setup#\w{64})/));
  const read = async (headers: Record<string, string>) => {
    const answer = await fetch(new URL('/metrics', origin), { headers });
    return { status: answer.status, text: await answer.text() };
  };
  expect((await read({})).status).toBe(401);
  expect((await read({ authorization: 'Bearer m-2' })).status).toBe(401);
  await fetch(new URL('/health', origin));
  await fetch(new URL('/made-up', origin));
  const { status, text } = await read({ authorization: 'Bearer m-1' });
  expect(status).toBe(200);
  expect(text).toContain('catalog_http_request_duration_seconds_count{method="GET",part="health",status="200"} 1');
  expect(text).toContain('part="other",status="404"} 1');
  expect(text).toMatch(/^catalog_commit_duration_seconds_count\{result="stored"\} [1-9]/m);
  expect(text).toMatch(/^catalog_lock_wait_seconds_count [1-9]/m);
  expect(text).toMatch(/^catalog_http_responses_running 1$/m);
  expect(text).toMatch(/^process_resident_memory_bytes \d/m);
  expect(text).toContain('# TYPE catalog_jobs_open gauge');
  expect(text).not.toContain('catalog_database_connections{');
});

test.runIf(DATABASE_KINDS.includes('postgres'))('keeps the data in PostgreSQL', async () => {
  const { place, remove } = await createPlace('postgres');
  const url = 'url' in place ? place.url : '';
  const env = { DATABASE_URL: url, METRICS_TOKEN: 'm-1' };
  const first = start(env);
  const link = new URL(await first.waitFor(/(http\S+\/setup#\w{64})/));
  const account = 'email: "mira@team.example", password: "three unrelated words"';
  const ask = async (origin: string, query: string) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(new URL('/graphql', origin), {
      method: 'POST',
      headers,
      body: JSON.stringify({ query }),
    });
    return JSON.stringify(await answer.json());
  };
  const setUp = `setUp(input: { token: "${link.hash.slice(1)}", fullName: "Mira", ${account} })`;
  expect(await ask(link.origin, `mutation { ${setUp} { session { accessToken } } }`)).toContain('eyJ');
  const figures = await fetch(new URL('/metrics', link.origin), { headers: { authorization: 'Bearer m-1' } });
  expect(await figures.text()).toMatch(/^catalog_database_connections\{state="open"\} [1-9]/m);
  // A process that is killed loses nothing that was answered.
  first.child.kill('SIGKILL');
  const { stdout } = await first.ended;
  expect(stdout).not.toContain(new URL(url).search);
  const third = start(env);
  const again = await third.waitFor(/^Catalog Manager: (.*)$/);
  expect(await ask(again, `mutation { signIn(input: { ${account} }) { session { accessToken } } }`)).toContain('eyJ');
  third.child.kill('SIGTERM');
  expect((await third.ended).code).toBe(0);
  await remove();
});
