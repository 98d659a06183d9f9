import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { DomainError } from '#server/errors';
import type { Gateway } from '#server/gateway';
import { say } from '#server/records/sentence';
import type { ViewRecord } from '#server/records/views';
import { axeViolations } from '#tests/support/axeViolations';
import { dialogClosed } from '#tests/support/dialogClosed';
import { answered } from '#tests/support/gatewayServer';
import { requestFromOtherSession } from '#tests/support/otherSession';
import { renderApp } from '#tests/support/renderApp';
import { listStored, putStored } from '#tests/support/stored';

const products = '/catalogs/1/products';

const tab = (name: string | RegExp) => screen.findByRole('tab', { name });

const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);

const selectedTab = () => screen.findByRole('tab', { selected: true });

/** Chooses from the menu beside the tabs. */
const choose = async (user: UserEvent, name: string) => {
  await user.click(await screen.findByRole('button', { name: 'View actions' }));
  await user.click(await screen.findByRole('menuitem', { name }));
};

const findDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

const drafts: Omit<ViewRecord, 'id' | 'ownerId'> = {
  list: 'PRODUCTS',
  catalogId: '1',
  name: 'Drafts',
  sharedWith: null,
  settings: {
    filters: [{ name: 'status', value: 'DRAFT' }],
    columns: [
      { id: 'NAME', width: null },
      { id: 'PRICE', width: 200 },
      { id: 'SKU', width: null },
    ],
    sort: 'PRICE',
    direction: 'DESC',
    locale: null,
    channel: null,
    rowHeight: 'COMPACT',
    perPage: null,
  },
  unpinnedBy: [],
  defaultOf: [],
  updatedAt: '2026-01-01T00:00:00.000Z',
  updatedBy: 'Ada',
};

/** Stores views of the administrator, or of another owner. */
const withViews =
  (...views: Partial<ViewRecord>[]) =>
  async (gateway: Gateway) => {
    const [admin] = await listStored(gateway, 'authUsers');
    for (const [index, view] of views.entries())
      await putStored(gateway, 'views', { ...drafts, id: String(index + 1), ownerId: admin!.id, ...view });
  };

const getHeads = () =>
  within(screen.getByRole('table', { name: 'Products' }))
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent)
    .filter(Boolean);

const getSearch = (history: { get: () => { location: { search: string } } }) =>
  new URLSearchParams(history.get().location.search);

test('saves what the list shows as a view, and changes to it', async () => {
  const { user, gateway, history } = await renderApp(`${products}?status=ACTIVE&sort=PRICE`);
  await user.click(await screen.findByRole('button', { name: 'Save as view…' }));
  const dialog = await findDialog('Save view');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Enter a name.')).toBeInTheDocument();
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'On sale');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Shared with' }), 'Editor');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await dialogClosed();
  const count = (await listStored(gateway, 'products')).filter(
    ({ catalogId, status }) => catalogId === '1' && status === 'ACTIVE',
  ).length;
  await waitFor(async () => expect(await selectedTab()).toHaveTextContent(`On sale${count}`));
  expect(screen.queryByText('Changes not saved')).not.toBeInTheDocument();
  expect(getSearch(history).get('view')).toBe('1');
  expect(await axeViolations()).toEqual([]);

  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Draft');
  expect(await screen.findByText('Changes not saved')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByText('Changes not saved')).not.toBeInTheDocument());
  expect((await listStored(gateway, 'views'))[0]).toMatchObject({
    name: 'On sale',
    sharedWith: 'editor',
    settings: { filters: [{ name: 'status', value: 'DRAFT' }], sort: 'PRICE' },
  });

  await user.click(await tab('All products'));
  await waitFor(() => expect(getSearch(history).toString()).toBe(''));
});

test('opens a view with its columns in their order, and back to the own ones', async () => {
  const { user, history } = await renderApp(products, { prepare: withViews({}) });
  await user.click(await tab(/Drafts/));
  await waitFor(() => expect(getHeads()).toEqual(['Product', 'Price', 'SKU']));
  expect(getSearch(history).get('direction')).toBe('DESC');
  await user.click(screen.getByRole('button', { name: 'Columns and row height' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Order and width…' }));
  const drawer = await findDialog('Order and width of columns');
  await user.click(drawer.getByRole('button', { name: 'Move SKU up' }));
  const width = drawer.getByRole('textbox', { name: 'Width of SKU in pixels' });
  await user.type(width, '180{Enter}');
  await user.click(drawer.getByRole('button', { name: 'Done' }));
  await dialogClosed();
  expect(getHeads()).toEqual(['Product', 'SKU', 'Price']);
  expect(getSearch(history).get('columns')).toBe('NAME,SKU~180,PRICE~200');
  expect(await screen.findByText('Changes not saved')).toBeInTheDocument();
  await choose(user, 'Discard changes');
  await waitFor(() => expect(getHeads()).toEqual(['Product', 'Price', 'SKU']));
  await user.click(await tab('All products'));
  await waitFor(() => expect(getHeads()).toContain('Quality'));
});

test('opens with the default view, or with that of a link', async () => {
  const prepare = withViews({}, { name: 'Active', settings: { ...drafts.settings, filters: [] } });
  const { user, history } = await renderApp(`${products}?open=2`, { prepare });
  await waitFor(async () => expect(await selectedTab()).toHaveTextContent('Active'));
  expect(getSearch(history).get('open')).toBeNull();
  await choose(user, 'Open the list with this view');
  await waitFor(() => expect(localStorage.getItem('userData')).toContain('"list":"PRODUCTS"'));
  await user.click(await tab('All products'));
  await waitFor(() => expect(getSearch(history).toString()).toBe('view=all'));
  history.push('/jobs');
  await screen.findByRole('heading', { name: 'Jobs' });
  history.push(products);
  await waitFor(async () => expect(await selectedTab()).toHaveTextContent('Active'));
});

test.each([
  ['its link', '?open=1', []],
  ['the default one', '', ['1']],
])('shows no row of a list that is opened with a view before it is open: %s', async (_, search, defaultOf) => {
  const settings = { ...drafts.settings, filters: [{ name: 'q', value: 'TNT-1000' }] };
  const prepare = withViews({ settings, defaultOf });
  const sizes = new Set<number>();
  const observer = new MutationObserver(() => {
    const rows = document.querySelectorAll('table[aria-label="Products"] tbody tr:not([aria-hidden])').length;
    if (rows > 0) sizes.add(rows);
  });
  observer.observe(document, { childList: true, subtree: true });
  onTestFinished(() => observer.disconnect());
  await renderApp(`${products}${search}`, { prepare });
  await waitFor(async () => expect(await selectedTab()).toHaveTextContent('Drafts'));
  await waitFor(() => expect([...sizes]).toEqual([1]));
});

test('shows the list if its views can’t be loaded, and opens the view with another try', async () => {
  let store: Gateway['context']['store'];
  const { user, gateway } = await renderApp(`${products}?open=1`, {
    prepare: async (started) => {
      await withViews({})(started);
      ({ store } = started.context);
    },
    beforeDrawing: () => {
      const { list } = store;
      vi.spyOn(store, 'list').mockImplementation((...args) =>
        args[0] === 'views' ? Promise.reject(new DomainError('UNAVAILABLE', say`Not now.`)) : list(...args),
      );
    },
  });
  expect(await screen.findByText('Couldn’t load the views')).toBeVisible();
  expect(await screen.findByRole('table', { name: 'Products' })).toBeVisible();
  vi.mocked(gateway.context.store.list).mockRestore();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(async () => expect(await selectedTab()).toHaveTextContent('Drafts'));
  expect(screen.queryByText('Couldn’t load the views')).not.toBeInTheDocument();
});

test('shows views as tabs or in the menu, and deletes them', async () => {
  const { user, gateway } = await renderApp(`${products}?open=1`, { prepare: withViews({}) });
  await waitFor(async () => expect(await selectedTab()).toHaveTextContent('Drafts'));
  await choose(user, 'Remove from tabs');
  await user.click(await tab('All products'));
  await waitFor(() => expect(tabs()).toEqual(['All products']));
  await choose(user, 'Drafts');
  await waitFor(async () => expect(await selectedTab()).toHaveTextContent('Drafts'));
  await choose(user, 'Delete…');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete “Drafts”?' }));
  await user.click(dialog.getByRole('button', { name: 'Delete view' }));
  await dialogClosed();
  await waitFor(() => expect(tabs()).toEqual(['All products']));
  expect(await listStored(gateway, 'views')).toEqual([]);
});

test('scrolls the tab of the opened view into sight', async () => {
  const isSecond = (element: Element) => element.getAttribute('role') === 'tab' && /^Second/.test(element.textContent);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(isSecond(this) ? 300 : 0, 0, 100, 20);
  });
  const scroll = vi.spyOn(Element.prototype, 'scrollLeft', 'set');
  onTestFinished(() => void vi.restoreAllMocks());
  const { user } = await renderApp(products, { prepare: withViews({}, { name: 'Second' }) });
  await user.click(await tab(/^Second/));
  await waitFor(() => expect(scroll).toHaveBeenCalledWith(300));
});

test('stays a spreadsheet when another view is opened', async () => {
  const { user, history } = await renderApp(`${products}?mode=sheet`, { prepare: withViews({}) });
  await user.click(await tab(/^Drafts/));
  await waitFor(() => expect(getSearch(history).get('view')).toBe('1'));
  expect(getSearch(history).get('mode')).toBe('sheet');
  await user.click(await tab('All products'));
  await waitFor(() => expect(getSearch(history).toString()).toBe('mode=sheet'));
});

test('renames a view', async () => {
  const { user } = await renderApp(`${products}?open=1`, { prepare: withViews({}, { name: 'Second' }) });
  await waitFor(async () => expect(await selectedTab()).toHaveTextContent('Drafts'));
  await choose(user, 'Rename or share…');
  const dialog = await findDialog('Rename or share view');
  const name = dialog.getByRole('textbox', { name: 'Name' });
  await user.clear(name);
  await user.type(name, 'Second');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(/You already have a view named Second/)).toBeInTheDocument();
  await user.type(name, ' drafts');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await dialogClosed();
  await waitFor(async () => expect(await selectedTab()).toHaveTextContent('Second drafts'));
});

const UPDATE = `mutation ($input: UpdateViewInput!) { updateView(input: $input) { view { id } } }`;

const activate = (gateway: Gateway) =>
  requestFromOtherSession(gateway, UPDATE, {
    input: { id: '1', settings: { filters: [{ name: 'status', value: 'ACTIVE' }] } },
  });

test('follows a change by another person, unless there are changes here', async () => {
  const { user, gateway, history } = await renderApp(`${products}?open=1`, { prepare: withViews({}) });
  await waitFor(async () => expect(await selectedTab()).toHaveTextContent('Drafts'));
  await waitFor(() => expect(answered).toContain('RecordChanges'));
  await activate(gateway);
  await waitFor(() => expect(getSearch(history).get('status')).toBe('ACTIVE'));
  expect(await screen.findByText(/changed this view$/)).toBeInTheDocument();

  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Archived');
  await screen.findByText('Changes not saved');
  await requestFromOtherSession(gateway, UPDATE, { input: { id: '1', name: 'Others' } });
  await tab(/Others/);
  expect(getSearch(history).get('status')).toBe('ARCHIVED');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/changed the view “Others”\. Review the changes/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByText('Changes not saved')).not.toBeInTheDocument());
});

test('a view of someone else can be used, and saved as one’s own', async () => {
  const { user, gateway } = await renderApp(products, { prepare: withViews({ ownerId: '900', sharedWith: 'editor' }) });
  await user.click(await tab(/Drafts/));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Active');
  await screen.findByText('Changes not saved');
  await user.click(screen.getByRole('button', { name: 'Save as' }));
  const dialog = await findDialog('Save view');
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Mine');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await dialogClosed();
  await waitFor(async () => expect(await selectedTab()).toHaveTextContent('Mine'));
  expect(await listStored(gateway, 'views')).toHaveLength(2);
});

test.each([
  ['is not shared', `${products}?open=77`, 'This view was deleted, or isn’t shared with you.'],
  [
    'was deleted',
    `${products}?view=77&status=DRAFT`,
    'This view was deleted, or is no longer shared with you. The list shows what the view had.',
  ],
])('says that a view %s', async (_name, path, text) => {
  const { user } = await renderApp(path);
  const notice = await screen.findByText(text);
  const main = within(screen.getByRole('main'));
  await user.click(main.getByRole('button', { name: 'All products' }));
  await waitFor(() => expect(notice).not.toBeInTheDocument());
  expect(await selectedTab()).toHaveTextContent('All products');
});

test('says what a view uses that no longer exists', async () => {
  const settings = { ...drafts.settings, filters: [{ name: 'where', value: 'attribute:shade is red' }] };
  await renderApp(`${products}?open=1`, { prepare: withViews({ settings }) });
  expect(await screen.findByText(/“Drafts” uses something that no longer exists\. .*shade/)).toBeInTheDocument();
});

test.each([
  ['JOBS', '/jobs', 'All jobs', [{ name: 'type', value: 'IMPORT' }], 'type=IMPORT'],
  [
    'PUBLISHED_CATALOGS',
    '/published-catalogs',
    'All versions',
    [{ name: 'status', value: 'CURRENT' }],
    'status=CURRENT',
  ],
  ['INVOICES', '/apps/invoice/list', 'All invoices', [{ name: 'balance', value: 'OPEN' }], 'balance=OPEN'],
  ['USERS', '/apps/user/list', 'All users', [{ name: 'role', value: 'editor' }], 'role=editor'],
] as const)('%s have views, too', async (list, path, all, filters, search) => {
  const settings = { ...drafts.settings, filters, columns: null, sort: null, direction: null };
  const { user, history } = await renderApp(path, {
    prepare: withViews({ list, catalogId: null, name: 'Some', settings }),
  });
  await user.click(await tab(/Some/));
  await waitFor(() => expect(history.get().location.search).toContain(search));
  await user.click(await tab(all));
  await waitFor(() => expect(history.get().location.search).toBe(''));
});
