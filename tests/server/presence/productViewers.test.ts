import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTeamGateway, type TeamGateway } from '../team/teamGateway';

const SHOW = `mutation ($productId: ID!, $presence: ProductPresence!) {
  showPresence(input: { productId: $productId, presence: $presence }) { productViewers { name isEditing } }
}`;
const VIEWERS = 'query ($productId: ID!) { productViewers(productId: $productId) { name avatar isEditing } }';

/** One tab of an account, that listens for changes. */
interface Tab {
  show: (presence: string, productId?: string) => Promise<unknown>;
  see: () => Promise<{ name: string; isEditing: boolean }[]>;
  /** How often the tab has heard of viewers of the product. */
  heard: () => number;
  close: () => Promise<void>;
}

let team: TeamGateway;
let administrator: string;
let productId: string;
let tabs: Tab[];
beforeEach(async () => {
  team = await createTeamGateway();
  administrator = await team.setUp();
  const catalog = 'mutation { createCatalog(input: { name: "Boats" }) { catalog { id } } }';
  const { id: catalogId } = (await team.ask(catalog, {}, administrator)).data.createCatalog.catalog;
  const product = `mutation { createProduct(input: { catalogId: ${catalogId}, sku: "B-1", name: "Boat" }) { product { id } } }`;
  productId = (await team.ask(product, {}, administrator)).data.createProduct.product.id;
  tabs = [];
});
afterEach(async () => {
  await Promise.all(tabs.map(({ close }) => close()));
  team.gateway.stop();
});

const openTab = async (token: string, name: string): Promise<Tab> => {
  const headers = { authorization: `Bearer ${token}`, 'x-session': name };
  const stream = await team.fetch(
    'POST',
    '/graphql',
    { query: 'subscription { recordsChanged { entity ids } }' },
    { ...headers, accept: 'text/event-stream' },
  );
  const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const read = async (): Promise<void> => {
    const { done, value } = await reader.read();
    text += value ?? '';
    if (!done) await read();
  };
  void read().catch(() => undefined);
  const ask = async (query: string, variables: Record<string, unknown>) =>
    (await team.fetch('POST', '/graphql', { query, variables }, headers)).json();
  const tab: Tab = {
    show: (presence, shown = productId) => ask(SHOW, { productId: shown, presence }),
    see: async () => (await ask(VIEWERS, { productId })).data.productViewers,
    heard: () => text.split('"PRODUCT_VIEWER"').length - 1,
    close: () => reader.cancel(),
  };
  tabs.push(tab);
  return tab;
};

test('shows others who has a product open and who changes it, and tells them at once', async () => {
  const mira = await openTab(administrator, 'a');
  const editor = await openTab(await team.join('editor', administrator), 'b');
  expect(await mira.show('VIEWING')).toEqual({ data: { showPresence: { productViewers: [] } } });
  await vi.waitFor(() => expect(editor.heard()).toBe(1));
  expect(await editor.see()).toEqual([{ name: 'Mira Okafor', avatar: null, isEditing: false }]);
  expect(await editor.show('EDITING')).toEqual({
    data: { showPresence: { productViewers: [{ name: 'Mira Okafor', isEditing: false }] } },
  });
  await vi.waitFor(() => expect(mira.heard()).toBe(1));
  expect(await mira.see()).toMatchObject([{ name: 'editor', isEditing: true }]);
  await editor.show('LEFT');
  await vi.waitFor(() => expect(mira.heard()).toBe(2));
  expect(await mira.see()).toEqual([]);
  expect(editor.heard()).toBe(1);
});

test('counts several tabs of one account once, and never as someone else', async () => {
  const editor = await team.join('editor', administrator);
  const [first, second] = [await openTab(editor, 'a'), await openTab(editor, 'b')];
  await first.show('VIEWING');
  await second.show('EDITING');
  expect(await first.see()).toEqual([]);
  const mira = await openTab(administrator, 'c');
  expect(await mira.see()).toMatchObject([{ name: 'editor', isEditing: true }]);
});

test('forgets a page within seconds after it was closed, but not one whose stream was cut and opened again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const [editor, viewer] = [await team.join('editor', administrator), await team.join('viewer', administrator)];
    const [closed, cut] = [await openTab(editor, 'a'), await openTab(viewer, 'b')];
    const mira = await openTab(administrator, 'c');
    await closed.show('EDITING');
    await cut.show('VIEWING');
    await Promise.all([closed.close(), cut.close()]);
    await openTab(viewer, 'b');
    await vi.advanceTimersByTimeAsync(4000);
    expect(await mira.see()).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(2000);
    expect(await mira.see()).toMatchObject([{ name: 'viewer' }]);
  } finally {
    vi.useRealTimers();
  }
});

test('has a new page ask who was there before it listened', async () => {
  const mira = await openTab(administrator, 'a');
  await mira.show('VIEWING');
  const late = await openTab(await team.join('viewer', administrator), 'b');
  await vi.waitFor(() => expect(late.heard()).toBe(1));
});

test('does not let someone who can only read products appear as changing them', async () => {
  const viewer = await openTab(await team.join('viewer', administrator), 'a');
  await viewer.show('EDITING');
  const mira = await openTab(administrator, 'b');
  expect(await mira.see()).toMatchObject([{ name: 'viewer', isEditing: false }]);
});

test('is only for those who can read products, and only for products that exist', async () => {
  const client = await openTab(await team.join('client', administrator), 'a');
  expect(await client.show('VIEWING')).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] });
  const mira = await openTab(administrator, 'b');
  expect(await mira.show('VIEWING', '999')).toMatchObject({ errors: [{ extensions: { code: 'NOT_FOUND' } }] });
  await mira.show('VIEWING');
  expect(client.heard()).toBe(0);
});

test('leaves the product that it shows, not one that it showed before', async () => {
  const mira = await openTab(administrator, 'a');
  const viewer = await openTab(await team.join('viewer', administrator), 'b');
  await mira.show('VIEWING');
  await mira.show('LEFT', '999');
  expect(await viewer.see()).toHaveLength(1);
});

test('ends with the session', async () => {
  const editor = await team.join('editor', administrator);
  const tab = await openTab(editor, 'a');
  const mira = await openTab(administrator, 'b');
  await tab.show('VIEWING');
  const [user] = await team.gateway.context.store.list('users', ({ email }) => email === 'editor@team.example');
  await team.ask(
    'mutation ($id: ID!) { updateUser(input: { id: $id, isDisabled: true }) { user { id } } }',
    { id: user!.id },
    administrator,
  );
  expect(await mira.see()).toEqual([]);
});
