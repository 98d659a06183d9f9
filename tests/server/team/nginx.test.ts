import { spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { canRunNginx, getFreePort, sendThrough, startNginx } from './startNginx';
import { createServeFolder, type ServeProcess } from './startServe';

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

describe.runIf(canRunNginx)('behind the nginx of the documentation', () => {
  const { folder, start } = createServeFolder();
  let nginx: ChildProcess;
  let port: number;
  let link: URL;
  let server: ServeProcess;

  const ask = async (query: string, headers: Record<string, string> = {}) => {
    const { text, cookies } = await sendThrough(port, query, { headers });
    return { ...JSON.parse(text), cookie: cookies[0] };
  };

  beforeAll(async () => {
    const upstream = await getFreePort();
    port = await getFreePort();
    const env = { PUBLIC_URL: `https://localhost:${port}`, TRUST_PROXY: '1', PORT: String(upstream) };
    server = start(env);
    link = new URL(await server.waitFor(/(http\S+\/setup#\w{64})/));
    nginx = await startNginx(folder, { port, upstreams: [upstream] });
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
    const stream = sendThrough(port, query, {
      headers: { authorization, accept: 'text/event-stream', 'x-session': 'a' },
      onText: (text) => (events += text),
    });
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
    await stream;
  }, 60_000);
});
