import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPlace, DATABASE_KINDS, runStatementsIn, type NewPlace } from '../../support/databases/createPlace';
import { createServeFolder, type ServeProcess } from './startServe';

const ACCOUNT = 'email: "mira@team.example", password: "three unrelated words"';

/** A running server, and where it answers. */
interface Gateway extends ServeProcess {
  origin: string;
}

type Data = Record<string, Record<string, unknown>>;

interface Answer {
  data: Data | null;
  errors?: { extensions: { code: string } }[];
  headers: Headers;
}

describe.runIf(DATABASE_KINDS.includes('postgres'))('Two servers over one PostgreSQL database', () => {
  const { start } = createServeFolder();
  let created: NewPlace;
  beforeAll(async () => {
    created = await createPlace('postgres');
  });
  afterAll(() => created.remove());

  const startGateway = async (): Promise<Gateway> => {
    const env = { DATABASE_URL: 'url' in created.place ? created.place.url : '', LOG_LEVEL: 'error' };
    const server = start(env);
    return { ...server, origin: await server.waitFor(/^Catalog Manager: (.*)$/) };
  };

  /** The last change, which a browser sends in a cookie. */
  let seen = '0';
  const post = (to: Gateway, query: string, headers: Record<string, string> = {}) =>
    fetch(new URL('/graphql', to.origin), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-seen': seen, ...headers },
      body: JSON.stringify({ query }),
    });

  const ask = async (...request: Parameters<typeof post>): Promise<Answer> => {
    const answer = await post(...request);
    seen = answer.headers.get('x-seen') ?? seen;
    return { ...((await answer.json()) as Omit<Answer, 'headers'>), headers: answer.headers };
  };

  /** Reads the events of a stream until it ends. */
  const readEvents = async (to: Gateway, query: string, headers: Record<string, string>) => {
    const answer = await post(to, query, { ...headers, accept: 'text/event-stream' });
    const events: string[] = [];
    const decoder = new TextDecoder();
    void (async () => {
      for await (const bytes of answer.body!) events.push(decoder.decode(bytes));
    })().catch(() => undefined);
    return events;
  };

  test('have the same sessions and products, see each other’s changes, and lose nothing when one is killed', async () => {
    const [one, two] = await Promise.all([startGateway(), startGateway()]);
    // Each prints a link, which works at both, until it or the other one was used.
    const links = await Promise.all([one, two].map(({ waitFor }) => waitFor(/\/setup#(\w{64})/)));
    const setUp = (to: Gateway, token: string | undefined) =>
      ask(
        to,
        `mutation { setUp(input: { token: "${token}", fullName: "Mira", ${ACCOUNT} }) { session { accessToken } } }`,
      );
    expect((await setUp(one, links[1])).errors).toBeUndefined();
    expect((await setUp(two, links[0])).errors).toMatchObject([{ extensions: { code: 'INVALID' } }]);

    const signedIn = await ask(one, `mutation { signIn(input: { ${ACCOUNT} }) { session { accessToken } } }`);
    const { accessToken } = signedIn.data!.signIn!.session as { accessToken: string };
    const authorization = `Bearer ${accessToken}`;
    // Without the mark, the session is looked for as well.
    expect((await ask(two, '{ me { email } }', { authorization, 'x-seen': '0' })).data).toEqual({
      me: { email: 'mira@team.example' },
    });

    const made = await ask(two, 'mutation { createCatalog(input: { name: "Winter" }) { catalog { id } } }', {
      authorization,
    });
    const { id: catalogId } = made.data!.createCatalog!.catalog as { id: string };
    expect(made.headers.get('set-cookie')).toMatch(/^catalog-seen-\d+=\d+; Path=\/; HttpOnly; SameSite=Strict$/);
    const sku = `mutation { createProduct(input: { catalogId: "${catalogId}", sku: "T-1", name: "Tent" }) { product { id revision } } }`;
    const product = (await ask(one, sku, { authorization })).data!.createProduct!.product as {
      id: string;
      revision: number;
    };

    const events = await readEvents(one, 'subscription { recordsChanged { entity ids } }', {
      authorization,
      'x-session': 'page-1',
    });
    const rename = (to: Gateway, name: string) =>
      ask(
        to,
        `mutation { updateProduct(input: { id: "${product.id}", revision: ${product.revision}, name: "${name}" })
          { product { name } conflicts { field } } }`,
        { authorization, 'x-session': 'page-2' },
      );
    const edited = await rename(two, 'Tipi');
    expect(edited.errors).toBeUndefined();
    // A page that begins to listen at the other one, after it has asked for its data.
    const missed = await readEvents(one, 'subscription { recordsChanged(lastMs: 5000) { entity ids } }', {
      authorization,
      'x-session': 'page-4',
    });
    await expect.poll(() => missed.join(''), { timeout: 20_000 }).toContain('{"entity":"PRODUCT","ids":[]}');
    // The stream can begin to listen after its answer has begun.
    let edits = 0;
    const editAgain = async () => {
      await ask(two, sku.replace('T-1', `E-${edits++}`), { authorization, 'x-session': 'page-2' });
      return events.join('');
    };
    await expect.poll(editAgain, { timeout: 20_000, interval: 200 }).toContain('"entity":"PRODUCT"');
    const conflict = await rename(one, 'Yurt');
    expect(conflict.data!.updateProduct).toMatchObject({ product: { name: 'Tipi' } });

    // Someone else has the product open at the one that is killed.
    const invite =
      'mutation { createUser(input: { fullName: "Ada", email: "ada@team.example", role: editor }) { invitationLink } }';
    const invited = (await ask(one, invite, { authorization })).data!.createUser!.invitationLink as string;
    const ada = 'password: "three unrelated words"';
    const token = new URL(invited).searchParams.get('token');
    await ask(two, `mutation { resetPassword(input: { token: "${token}", ${ada} }) { isReset } }`);
    const joined = await ask(
      two,
      `mutation { signIn(input: { email: "ada@team.example", ${ada} }) { session { accessToken } } }`,
    );
    const session = joined.data!.signIn!.session as { accessToken: string };
    const page = { authorization: `Bearer ${session.accessToken}`, 'x-session': 'page-3' };
    await readEvents(two, 'subscription { recordsChanged { entity ids } }', page);
    const show = `mutation { showPresence(input: { productId: "${product.id}", presence: EDITING }) { productViewers { name } } }`;
    expect((await ask(two, show, page)).errors).toBeUndefined();
    const listViewers = async () =>
      (await ask(one, `{ productViewers(productId: "${product.id}") { name } }`, { authorization })).data!
        .productViewers;
    expect(await listViewers()).toEqual([{ name: 'Ada' }]);

    // One is killed while it commits.
    const acknowledged: string[] = [];
    const writing = (async () => {
      for (let at = 0; ; at++) {
        const answer = await ask(
          two,
          `mutation { createProduct(input: { catalogId: "${catalogId}", sku: "K-${at}", name: "K" }) { product { id } } }`,
          { authorization },
        );
        acknowledged.push((answer.data!.createProduct!.product as { id: string }).id);
      }
    })().catch(() => undefined);
    await expect.poll(() => acknowledged.length, { timeout: 20_000 }).toBeGreaterThan(10);
    two.child.kill('SIGKILL');
    await writing;
    await two.ended;
    const list = await ask(one, `{ products(input: { catalogId: "${catalogId}", perPage: 100 }) { data { id } } }`, {
      authorization,
    });
    const ids = new Set((list.data!.products!.data as { id: string }[]).map(({ id }) => id));
    expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);
    // Its locks are free.
    const after = await ask(one, sku.replace('T-1', 'T-2'), { authorization });
    expect(after.errors).toBeUndefined();
    // Who was there is gone when the notes of the killed one end, which it has renewed 3 seconds ago at most.
    await expect.poll(listViewers, { timeout: 20_000, interval: 250 }).toEqual([]);
    expect(events.join('')).not.toContain('errors');
    one.child.kill('SIGTERM');
    expect((await one.ended).code).toBe(0);
  }, 90_000);

  test('one that can’t follow what was committed ends, and follows it when it is started again', async () => {
    const one = await startGateway();
    await ask(one, `mutation { signIn(input: { ${ACCOUNT} }) { session { accessToken } } }`);
    // As if others had committed for more than a day, while it could not reach the database.
    await runStatementsIn(created.place, `UPDATE meta SET value = value::int + 100000 WHERE name = 'seq'`);
    const { code, stdout, stderr } = await one.ended;
    expect(code).toBe(1);
    expect(stdout + stderr).toContain(
      'has changed too much since this process last reached it, or has lost changes. Start it again.',
    );
    const again = await startGateway();
    expect((await fetch(new URL('/ready', again.origin))).status).toBe(200);
  }, 60_000);
});
