import type { ChildProcess } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPlace, DATABASE_KINDS, type NewPlace } from '../../support/databases/createPlace';
import { canRunNginx, getFreePort, sendThrough, startNginx } from './startNginx';
import { createServeFolder, type ServeProcess } from './startServe';

const ACCOUNT = 'email: "mira@team.example", password: "three unrelated words"';

describe.runIf(canRunNginx && DATABASE_KINDS.includes('postgres'))(
  'Two servers behind the nginx of the documentation',
  () => {
    const { folder, start } = createServeFolder();
    let created: NewPlace;
    let nginx: ChildProcess;
    let port: number;
    let servers: ServeProcess[];
    let token: string;

    /** The last change, as a browser keeps it. */
    let cookie = '';
    const send = async (query: string, headers: Record<string, string> = {}, onText?: (text: string) => void) => {
      const answer = await sendThrough(port, query, { headers: { cookie, ...headers }, ...(onText && { onText }) });
      cookie = answer.cookies.find((one) => one.startsWith('catalog-seen'))?.split(';')[0] ?? cookie;
      return answer;
    };
    const ask = async (query: string, headers: Record<string, string> = {}) =>
      JSON.parse((await send(query, headers)).text);

    beforeAll(async () => {
      created = await createPlace('postgres');
      port = await getFreePort();
      const ports = [await getFreePort(), await getFreePort()];
      servers = [];
      for (const own of ports) {
        const server = start({
          DATABASE_URL: 'url' in created.place ? created.place.url : '',
          PUBLIC_URL: `https://localhost:${port}`,
          TRUST_PROXY: '1',
          PORT: String(own),
        });
        servers.push(server);
        token = await server.waitFor(/\/setup#(\w{64})/);
      }
      nginx = await startNginx(folder, { port, upstreams: ports });
    }, 60_000);
    afterAll(async () => {
      nginx?.kill('SIGTERM');
      await created.remove();
    });

    test('are one server to people, also when one of them is killed', async () => {
      const setUp = `mutation { setUp(input: { token: "${token}", fullName: "Mira", ${ACCOUNT} }) { session { accessToken } } }`;
      const authorization = `Bearer ${(await ask(setUp)).data.setUp.session.accessToken}`;
      const catalog = (
        await ask('mutation { createCatalog(input: { name: "Boats" }) { catalog { id } } }', { authorization })
      ).data.createCatalog.catalog.id;
      // Requests go to both in turn; each finds what the last one has saved.
      const create = (sku: string) =>
        send(
          `mutation { createProduct(input: { catalogId: "${catalog}", sku: "${sku}", name: "B" }) { product { id } } }`,
          {
            authorization,
          },
        );
      const count = async () =>
        (await ask(`{ products(input: { catalogId: "${catalog}", perPage: 100 }) { totalDocs } }`, { authorization }))
          .data.products.totalDocs;
      for (let at = 1; at <= 10; at++) {
        await create(`A-${at}`);
        expect(await count()).toBe(at);
      }

      // Wrong passwords count together.
      const codes: string[] = [];
      for (let at = 0; at < 6; at++) {
        const wrong =
          'mutation { signIn(input: { email: "mira@team.example", password: "no" }) { session { accessToken } } }';
        codes.push((await ask(wrong)).errors[0].extensions.code);
      }
      expect(codes.at(-1)).toBe('LIMIT');

      // Streams of both hear of every change.
      const streams = ['a', 'b', 'c', 'd'].map((name) => {
        let text = '';
        const ended = send(
          'subscription { recordsChanged { entity } }',
          { authorization, accept: 'text/event-stream', 'x-session': name },
          (part) => (text += part),
        );
        return { read: () => text, ended };
      });
      for (const { read } of streams) await expect.poll(read, { timeout: 5000 }).not.toBe('');
      await create('B-1');
      for (const { read } of streams) await expect.poll(read, { timeout: 5000 }).toContain('"PRODUCT"');

      // One is killed: its streams end, and what it was not asked yet goes to the other one.
      let failed = 0;
      let isDone = false;
      const acknowledged: string[] = [];
      const writing = (async () => {
        for (let at = 0; !isDone; at++) {
          const answer = await create(`K-${at}`);
          if (answer.status === 200 && !answer.text.includes('"errors"')) acknowledged.push(`K-${at}`);
          else failed++;
        }
      })();
      await expect.poll(() => acknowledged.length, { timeout: 20_000 }).toBeGreaterThan(5);
      servers[0]!.child.kill('SIGKILL');
      const killedAt = acknowledged.length;
      await expect.poll(() => acknowledged.length, { timeout: 20_000 }).toBeGreaterThan(killedAt + 10);
      isDone = true;
      await writing;
      expect(failed).toBeLessThanOrEqual(1);
      const stored = await ask(`{ products(input: { catalogId: "${catalog}", perPage: 100 }) { data { sku } } }`, {
        authorization,
      });
      const skus = new Set(stored.data.products.data.map(({ sku }: { sku: string }) => sku));
      expect(acknowledged.filter((sku) => !skus.has(sku))).toEqual([]);
    }, 90_000);
  },
);
