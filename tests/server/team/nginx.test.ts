import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createServeFolder, type ServeProcess } from './startServe';

const NGINX = '/usr/sbin/nginx';
const canRun = existsSync(NGINX) && existsSync('/usr/bin/openssl');
const deploying = readFileSync('docs/deploying.md', 'utf8');
const ACCOUNT = 'email: "mira@team.example", password: "three unrelated words"';

test('the settings are those that the server lists', async () => {
  const { USAGE } = await import('#scripts/serve/settings');
  const listed = [...USAGE.matchAll(/^ {2}([A-Z_]+)/gm)].map(([, name]) => name);
  const explained = [...deploying.matchAll(/^\| `([A-Z_]+)`/gm)].map(([, name]) => name);
  expect(explained).toEqual(listed);
  const used = [...deploying.matchAll(/^(?:Environment=\w+=\w+ )?([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(used.length).toBeGreaterThan(5);
  expect(used.filter((name) => !listed.includes(name))).toEqual([]);
});

test.runIf(existsSync('/usr/bin/systemd-analyze'))('systemd accepts the unit', () => {
  const folder = mkdtempSync(join(tmpdir(), 'unit-'));
  const [, unit = ''] = /^```ini\n([\s\S]*?)^```/m.exec(deploying) ?? [];
  const file = join(folder, 'catalog-manager.service');
  writeFileSync(file, unit.replace('/usr/bin/node', process.execPath));
  const { status, stderr } = spawnSync('/usr/bin/systemd-analyze', ['verify', '--man=no', file], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect([stderr, status]).toEqual(['', 0]);
});

const getFreePort = (): Promise<number> =>
  new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => done(port));
    });
  });

const waitUntilOpen = async (port: number): Promise<void> => {
  const isOpen = await new Promise<boolean>((done) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => done(true)).once('error', () => done(false));
    socket.unref();
  });
  if (isOpen) return;
  await new Promise((done) => setTimeout(done, 50));
  await waitUntilOpen(port);
};

describe.runIf(canRun)('behind the nginx of the documentation', () => {
  const { folder, start } = createServeFolder();
  let nginx: ChildProcess;
  let port: number;
  let link: URL;
  let server: ServeProcess;

  /** Sends a request through nginx, and passes on what arrives of the response. */
  const send = (query: string, headers: Record<string, string>, onText: (text: string) => void) =>
    new Promise<string | undefined>((done, fail) => {
      const sent = request(
        {
          port,
          host: '127.0.0.1',
          path: '/graphql',
          method: 'POST',
          rejectUnauthorized: false,
          headers: { host: `localhost:${port}`, 'content-type': 'application/json', ...headers },
        },
        (answer) => {
          answer.on('data', (chunk) => onText(String(chunk)));
          answer.on('end', () => done(answer.headers['set-cookie']?.[0]));
          answer.on('error', fail);
        },
      );
      sent.on('error', fail);
      sent.end(JSON.stringify({ query }));
    });
  const ask = async (query: string, headers: Record<string, string> = {}) => {
    let text = '';
    const cookie = await send(query, headers, (part) => (text += part));
    return { ...JSON.parse(text), cookie };
  };

  const startNginx = (upstream: number) => {
    const [, block = ''] = /^```nginx\n([\s\S]*?)^```/m.exec(deploying) ?? [];
    const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
    const subject = ['-subj', '/CN=localhost', '-days', '2', '-keyout', key, '-out', certificate];
    execFileSync('/usr/bin/openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...subject], {
      stdio: 'ignore',
    });
    const site = block
      .replace('listen 443', `listen 127.0.0.1:${port}`)
      .replace('catalogs.example.com;', 'localhost;')
      .replace(/(ssl_certificate) .*;/, `$1 ${certificate};`)
      .replace(/(ssl_certificate_key) .*;/, `$1 ${key};`)
      .replace('127.0.0.1:8080', `127.0.0.1:${upstream}`);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${folder}/t;`,
    );
    mkdirSync(join(folder, 't'));
    const config = join(folder, 'nginx.conf');
    writeFileSync(
      config,
      `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log; events {}
      http { access_log off; ${temporary.join(' ')} ${site} }`,
    );
    return spawn(NGINX, ['-p', folder, '-c', config], { stdio: 'inherit' });
  };

  beforeAll(async () => {
    const upstream = await getFreePort();
    port = await getFreePort();
    const env = { PUBLIC_URL: `https://localhost:${port}`, TRUST_PROXY: '1', PORT: String(upstream) };
    server = start(env);
    link = new URL(await server.waitFor(/(http\S+\/setup#\w{64})/));
    nginx = startNginx(upstream);
    await waitUntilOpen(port);
  });
  afterAll(() => void nginx?.kill('SIGTERM'));

  test('signs in over TLS, sends changes of others at once, keeps quiet streams, and tells clients apart', async () => {
    expect(link.origin).toBe(`https://localhost:${port}`);
    const input = `token: "${link.hash.slice(1)}", fullName: "Mira", ${ACCOUNT}, cookie: DAY`;
    const created = await ask(`mutation { setUp(input: { ${input} }) { session { accessToken } } }`);
    expect(created.cookie).toMatch(/; HttpOnly; SameSite=Strict; Secure/);
    const authorization = `Bearer ${created.data.setUp.session.accessToken}`;

    let events = '';
    const query = 'subscription { recordsChanged { entity } }';
    const stream = send(query, { authorization, accept: 'text/event-stream', 'x-session': 'a' }, (text) => {
      events += text;
    });
    stream.catch(() => undefined);
    await expect.poll(() => events, { timeout: 5000 }).not.toBe('');
    await ask('mutation { createCatalog(input: { name: "Boats" }) { catalog { id } } }', { authorization });
    await expect.poll(() => events, { timeout: 1000 }).toContain('"CATALOG"');
    const seen = events.length;
    // A quiet stream sends something every 12 seconds, and nginx waits for a minute.
    await expect.poll(() => events.length, { timeout: 14_000 }).toBeGreaterThan(seen);

    const codes: string[] = [];
    for (let at = 0; at < 6; at++) {
      const wrong =
        'mutation { signIn(input: { email: "mira@team.example", password: "no" }) { session { accessToken } } }';
      const { errors } = await ask(wrong, { 'x-forwarded-for': `203.0.113.${at}` });
      codes.push(errors[0].extensions.code);
    }
    expect(codes.at(-1)).toBe('LIMIT');
    server.child.kill('SIGTERM');
    await stream.catch(() => undefined);
  }, 60_000);
});
