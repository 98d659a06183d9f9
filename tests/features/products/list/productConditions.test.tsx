import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Gateway } from '#server/gateway';
import type { JobRecord } from '#server/records/jobs';
import type { ProductRecord } from '#server/records/products';
import { loadIntl } from '#i18n/loadIntl';
import { axeViolations } from '#tests/support/axeViolations';
import { dialogClosed } from '#tests/support/dialogClosed';
import { renderApp, type RenderedApp } from '#tests/support/renderApp';
import { listStored } from '#tests/support/stored';
import { productNames, productRows } from './productTable';

const list = '/catalogs/1/products?perPage=100';

const getWhere = ({ history }: Pick<RenderedApp, 'history'>) =>
  new URLSearchParams(history.get().location.search).get('where');

const chips = async () =>
  within(await screen.findByRole('list', { name: 'Active filters' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

const openBuilder = async (user: UserEvent) => {
  await user.click(await screen.findByRole('button', { name: /^Filters/ }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }));
  await drawer.findAllByRole('button', { name: 'Add condition' });
  return drawer;
};

type Drawer = Awaited<ReturnType<typeof openBuilder>>;

const findRow = async (drawer: Drawer, number: number) =>
  within(await drawer.findByRole('group', { name: `Condition ${number}` }));

/** Fills a condition: its field and comparison, and values in order, as options of a select or typed. */
const fill = async (
  user: UserEvent,
  row: Drawer,
  [field, comparison, ...values]: readonly [string, string, ...string[]],
) => {
  await user.click(row.getByRole('combobox', { name: 'Field' }));
  await user.paste(field);
  await user.keyboard('{Enter}');
  await user.selectOptions(await row.findByRole('combobox', { name: 'Comparison' }), comparison);
  const names = row.queryByRole('textbox', { name: 'From' }) ? ['From', 'Up to'] : ['Value'];
  for (const [at, value] of values.entries()) {
    const name = names[at] ?? 'Value';
    const control = row.queryByRole('combobox', { name }) ?? row.queryByLabelText(name) ?? row.getByRole('textbox');
    if (control instanceof HTMLSelectElement) await user.selectOptions(control, value);
    else {
      await user.click(control);
      await user.paste(value);
      if (control.role === 'combobox') await user.keyboard('{Enter}');
    }
  }
};

/** What is entered in the builder, the chip, the text in the URL, and which products match. */
const cases: readonly [readonly [string, string, ...string[]], string, string, (product: ProductRecord) => boolean][] =
  [
    [['Brand', 'is', 'Korrvik'], 'Brand is Korrvik', 'brand is Korrvik', ({ brand }) => brand === 'Korrvik'],
    [
      ['Status', 'is any of', 'Draft', 'Archived'],
      'Status is any of Draft, Archived',
      'status in (DRAFT, ARCHIVED)',
      ({ status }) => status !== 'ACTIVE',
    ],
    [
      ['Color', 'is', 'Forest'],
      'any variant: Color is Forest',
      'any variant attribute:color is forest',
      ({ variants }) =>
        variants.some(({ options }) => options.some(({ name, value }) => name === 'Color' && value === 'Forest')),
    ],
    [
      ['Number of images', 'is between', '1', '2'],
      'Number of images is between 1 and 2',
      'images between 1 and 2',
      ({ media }) => media.length >= 1 && media.length <= 2,
    ],
    [
      ['Created by', 'is', 'Ada Lindqvist'],
      'Created by is Ada Lindqvist',
      'created-by is "Ada Lindqvist"',
      ({ createdBy }) => createdBy === 'Ada Lindqvist',
    ],
    [
      ['Last changed', 'is in the last', '0'],
      'Last changed is in the last 70 days',
      'changed in last 70 days',
      () => true,
    ],
    [
      ['Category', 'is in or below', 'Outdoor'],
      'Category is in or below Outdoor',
      'category in or below Outdoor',
      ({ categories }) => categories.some((path) => path === 'Outdoor' || path.startsWith('Outdoor/')),
    ],
  ];

const getMatching = async ({ gateway }: RenderedApp, isMatch: (product: ProductRecord) => boolean) =>
  (await listStored(gateway, 'products', ({ catalogId }) => catalogId === '1')).filter(isMatch);

test('conditions of every type are built, said in words, kept in the URL, and applied', async () => {
  const app = await renderApp(list);
  const { user } = app;
  await productRows();
  for (const [entered, chip, text, isMatch] of cases) {
    const drawer = await openBuilder(user);
    await user.click(drawer.getByRole('button', { name: 'Add condition' }));
    await fill(user, await findRow(drawer, 1), entered);
    await user.click(drawer.getByRole('button', { name: 'Show products' }));
    await dialogClosed();
    expect(getWhere(app)).toBe(text);
    await waitFor(async () => expect(await chips()).toEqual([chip]));
    const { length } = await getMatching(app, isMatch);
    await waitFor(() => expect(screen.getByText(new RegExp(`^1–\\d+ of ${length}$`)), text).toBeVisible());
    await user.click(screen.getByRole('button', { name: `Remove filter: ${chip}` }));
    await waitFor(() => expect(getWhere(app)).toBeNull());
    expect(screen.getByRole('button', { name: 'Filters' })).toHaveFocus();
  }
});

const tree =
  'price[EUR] < 100 and attribute:material[de @web] contains wool and ' +
  '(brand is Korrvik or any variant stock is 0 or not (attribute:weight > 2 kg and created before 2030-01-31))';

test.each([
  [
    'en',
    'Active filters',
    [
      'Price in EUR is less than 100',
      'Material (German, Web shop) contains “wool”',
      '(Brand is Korrvik, any variant: Stock is 0, or not (Weight is greater than 2 kg and Created is before Jan 31, 2030))',
    ],
  ],
  [
    'de',
    'Aktive Filter',
    [
      'Preis in EUR ist kleiner als 100',
      'Material (Deutsch, Webshop) enthält „wool“',
      '(Marke ist Korrvik, eine Variante: Bestand ist 0 oder nicht (Gewicht ist größer als 2 kg und Erstellt liegt vor 31.01.2030))',
    ],
  ],
  [
    'fr',
    'Filtres actifs',
    [
      'Prix en EUR\u00A0: moins de 100',
      'Material (allemand et Boutique en ligne)\u00A0: contient «\u00A0wool\u00A0»',
      '(Marque\u00A0: égal à Korrvik, une variante\u00A0: Stock\u00A0: égal à 0 ou pas (Poids\u00A0: plus de 2 kg et Créé\u00A0: avant le 31 janv. 2030))',
    ],
  ],
  [
    'pt',
    'Filtros ativos',
    [
      'Preço em EUR: menos de 100',
      'Material (alemão e Loja online): contém «wool»',
      '(Marca: igual a Korrvik, uma variante: Stock: igual a 0 ou não (Peso: mais de 2 kg e Criado: antes de 31/01/2030))',
    ],
  ],
] as const)('a nested filter from the URL is said in words in %s', async (locale, name, expected) => {
  await loadIntl(locale);
  localStorage.setItem('preferences', JSON.stringify({ locale }));
  await renderApp(`${list}&where=${encodeURIComponent(tree)}`);
  const active = within(await screen.findByRole('list', { name }));
  await active.findAllByRole('listitem');
  expect(active.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(expected);
});

test('groups are built and removed with the keyboard', async () => {
  const app = await renderApp(list);
  const { user } = app;
  await productRows();
  screen.getByRole('button', { name: 'Filters' }).focus();
  await user.keyboard('{Enter}');
  const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }));
  (await drawer.findByRole('button', { name: 'Add group' })).focus();
  await user.keyboard('{Enter}');
  expect((await findRow(drawer, 1)).getByRole('combobox', { name: 'Field' })).toHaveFocus();
  await user.keyboard('brand{Enter}{Tab}{Tab}korr');
  const group = within(drawer.getByRole('group', { name: 'Group 1' }));
  expect(group.getByRole('combobox', { name: 'Products must match' })).toHaveDisplayValue('any condition');
  group.getByRole('button', { name: 'Add condition' }).focus();
  await user.keyboard('{Enter}sku{Enter}{Tab}{Tab}TNT');
  await waitFor(() => expect(getWhere(app)).toBe('brand contains korr or sku contains TNT'));
  const matching = await getMatching(app, ({ brand, sku }) => /korr/i.test(brand) || sku.includes('TNT'));
  await waitFor(() => expect(drawer.getByText(`${matching.length} products match`)).toBeVisible());
  expect(await axeViolations()).toEqual([]);
  group.getByRole('button', { name: 'Remove condition 1' }).focus();
  await user.keyboard('{Enter}');
  expect((await findRow(drawer, 1)).getByRole('combobox', { name: 'Field' })).toHaveFocus();
  await waitFor(() => expect(getWhere(app)).toBe('sku contains TNT'));
  drawer.getByRole('button', { name: 'Remove group 1' }).focus();
  await user.keyboard('{Enter}');
  expect(drawer.getByRole('button', { name: 'Add condition' })).toHaveFocus();
  await waitFor(() => expect(getWhere(app)).toBeNull());
  await user.keyboard('{Escape}');
  await dialogClosed();
});

test('a condition that is not complete says what is missing, and does not apply', async () => {
  const app = await renderApp(list);
  const { user } = app;
  await productRows();
  const drawer = await openBuilder(user);
  await user.click(drawer.getByRole('button', { name: 'Add condition' }));
  await user.click(drawer.getByRole('button', { name: 'Show products' }));
  const row = await findRow(drawer, 1);
  await row.findByText('Select a field, or remove the condition.');
  expect(row.getByRole('combobox', { name: 'Field' })).toHaveFocus();
  await fill(user, row, ['Weight', 'is at least']);
  await user.click(drawer.getByRole('button', { name: 'Show products' }));
  await row.findByText('Enter a value to filter by.');
  expect(row.getByRole('textbox', { name: 'Value' })).toHaveFocus();
  await user.type(row.getByRole('textbox', { name: 'Value' }), 'heavy');
  await row.findByText('Enter a number. Example: 1.5');
  expect(getWhere(app)).toBeNull();
  await user.clear(row.getByRole('textbox', { name: 'Value' }));
  await user.type(row.getByRole('textbox', { name: 'Value' }), '1.5');
  await waitFor(() => expect(getWhere(app)).toBe('attribute:weight >= 1.5 kg'));
  await user.click(row.getByRole('button', { name: 'Language, channel, and variants' }));
  await user.selectOptions(row.getByRole('combobox', { name: 'Compare' }), 'All variants');
  await waitFor(() => expect(getWhere(app)).toBe('every variant attribute:weight >= 1.5 kg'));
  await user.click(drawer.getByRole('button', { name: 'Clear filters' }));
  expect(drawer.queryByRole('group', { name: 'Condition 1' })).not.toBeInTheDocument();
  await waitFor(() => expect(getWhere(app)).toBeNull());
});

test('what the server refuses is said at the condition', async () => {
  const app = await renderApp(
    `${list}&where=${encodeURIComponent('stock > 0 and (brand is X or attribute:nowhere is 5)')}`,
  );
  const { user } = app;
  const chip = await screen.findByRole('button', { name: 'Remove filter: (Brand is “X” or nowhere is 5)' });
  await waitFor(() => expect(chip).toHaveAccessibleDescription(/nowhere/));
  expect(
    screen.getByRole('button', { name: 'Remove filter: Stock is greater than 0' }),
  ).not.toHaveAccessibleDescription(/nowhere/);
  const drawer = await openBuilder(user);
  const row = await findRow(drawer, 3);
  expect(row.getByText(/nowhere/)).toBeVisible();
  expect((await findRow(drawer, 2)).queryByText(/nowhere/)).not.toBeInTheDocument();
  await user.click(row.getByRole('button', { name: 'Remove condition 3' }));
  await waitFor(() => expect(getWhere(app)).toBe('stock > 0 and brand is X'));
});

test('conditions in the URL that can’t be read are named, and the list works without them', async () => {
  const app = await renderApp(`${list}&q=ridge&where=${encodeURIComponent('price < and stock')}`);
  const { user } = app;
  expect(await screen.findByText(/a value is missing before “and stock”, at character 9\./)).toBeVisible();
  expect((await productNames()).every((name) => /ridge/i.test(name ?? ''))).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Remove conditions' }));
  await waitFor(() => expect(getWhere(app)).toBeNull());
  expect(screen.queryByText(/a value is missing/)).not.toBeInTheDocument();
});

test.each(['Spring', 'spring'])(
  'an option that a condition names as %s is listed once, and selected',
  async (value) => {
    const { user } = await renderApp(`${list}&where=${encodeURIComponent(`attribute:season is ${value}`)}`);
    await productRows();
    await user.click(screen.getByRole('button', { name: /^Filters/ }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }));
    const values = await drawer.findByRole('combobox', { name: 'Value' });
    expect(values).toHaveDisplayValue('Spring');
    expect(within(values).getAllByRole('option', { name: 'Spring' })).toHaveLength(1);
  },
);

test('selected products, exports, and the next product are those that meet the conditions', async () => {
  const where = '(brand is not Korrvik or sku starts with TNT) and not status is ARCHIVED';
  const app = await renderApp(`/catalogs/1/products?perPage=10&where=${encodeURIComponent(where)}`);
  const { user } = app;
  const isMatch = ({ brand, sku, status }: ProductRecord) =>
    (brand !== 'Korrvik' || sku.startsWith('TNT')) && status !== 'ARCHIVED';
  const { length } = await getMatching(app, isMatch);
  const archived = (await getMatching(app, ({ status }) => status === 'ARCHIVED')).length;
  expect(length).toBeGreaterThan(10);
  const [row] = await productRows();
  await user.click(screen.getByRole('button', { name: 'Export' }));
  expect(await screen.findByText(`Export ${length} matching products`)).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click(within(row!).getByRole('link'));
  expect(await screen.findByText(`1 of ${length}`)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next product' }));
  expect(await screen.findByText(`2 of ${length}`)).toBeVisible();
  app.history.go(-1);
  await productRows();
  await user.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }));
  await user.click(await screen.findByRole('button', { name: `Select all ${length} matching rows` }));
  await user.click(await screen.findByRole('button', { name: 'Set status' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Archived' }));
  await screen.findByText(`${length} products archived`);
  expect(await getMatching(app, ({ status }) => status === 'ARCHIVED')).toHaveLength(archived + length);
  await waitFor(() => expect(screen.getByText('No products match')).toBeVisible());
});

test('Back leads to the filters before, and what is typed is one step', async () => {
  const app = await renderApp(`${list}&where=${encodeURIComponent('not brand contains zzz')}`);
  const { user, history } = app;
  await waitFor(async () => expect(await chips()).toEqual(['Brand doesn’t contain “zzz”']));
  const get = (name: string) => new URLSearchParams(history.get().location.search).get(name);
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Status' }), 'Active');
  await waitFor(() => expect(get('status')).toBe('ACTIVE'));
  const search = screen.getByRole('searchbox');
  await user.type(search, 'r');
  await waitFor(() => expect(get('q')).toBe('r'));
  await user.type(search, 'idge');
  await waitFor(() => expect(get('q')).toBe('ridge'));
  history.go(-1);
  await waitFor(() => expect([get('q'), get('status')]).toEqual([null, 'ACTIVE']));
  await waitFor(() => expect(search).toHaveValue(''));
  history.go(-1);
  await waitFor(() => expect(get('status')).toBeNull());
});

test('an unknown job is named as such and finds nothing, and without jobs there is none to select', async () => {
  const prepare = async (gateway: Gateway) => {
    const jobs = await listStored(gateway, 'jobs');
    await gateway.context.store.commit(jobs.map(({ id }) => ({ table: 'jobs', remove: id })));
  };
  const app = await renderApp(`${list}&where=${encodeURIComponent('created-by-job is 4711')}`, { prepare });
  await waitFor(async () => expect(await chips()).toEqual(['Created by job is unknown job 4711']));
  expect(screen.getByRole('button', { name: /^Remove filter/ })).not.toHaveAccessibleDescription(/4711 /);
  await waitFor(() => expect(screen.getByText('No products match')).toBeVisible());
  const drawer = await openBuilder(app.user);
  await app.user.click(drawer.getByRole('button', { name: 'Add condition' }));
  const row = await findRow(drawer, 2);
  await fill(app.user, row, ['Last changed by job', 'is']);
  const value = row.getByRole('combobox', { name: 'Value' });
  expect(value).toBeDisabled();
  expect(value).toHaveDisplayValue('Nothing to select yet');
});

test('the products that a job changed are found by its title, and say so on their pages', async () => {
  const app = await renderApp(`/catalogs/1/products?where=${encodeURIComponent('brand is Korrvik')}`);
  const { user } = app;
  await productRows();
  await user.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }));
  await user.click(await screen.findByRole('button', { name: 'Set status' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Archived' }));
  await screen.findByText(/products archived/);
  const [{ id: jobId, counts }] = (await listStored(app.gateway, 'jobs')).slice(-1) as [JobRecord];
  const drawer = await openBuilder(user);
  await user.click(drawer.getByRole('button', { name: 'Clear filters' }));
  await user.click(drawer.getByRole('button', { name: 'Add condition' }));
  const row = await findRow(drawer, 1);
  await fill(user, row, ['Last changed by job', 'is']);
  const picker = row.getByRole('combobox', { name: 'Value' });
  const option = await within(picker).findByRole('option', { name: /^Archive products, 20\d\d-/ });
  await user.selectOptions(picker, option);
  await user.click(drawer.getByRole('button', { name: 'Show products' }));
  await waitFor(() => expect(getWhere(app)).toBe(`changed-by-job is ${jobId}`));
  await waitFor(async () => expect(await chips()).toEqual([`Last changed by job is ${option.textContent}`]));
  expect(await screen.findByText(new RegExp(`of ${counts.updated}$`))).toBeVisible();
  const [first] = await productRows();
  await user.click(within(first!).getByRole('link'));
  const about = within(await screen.findByRole('region', { name: 'About this product' }));
  const link = about.getByRole('link', { name: 'Archive products' });
  expect(link).toHaveAttribute('href', `/jobs/${jobId}`);
  expect(link.closest('dd')).toHaveTextContent('Ada Lindqvist in Archive products');
  expect(about.getByText('Created by').nextSibling).toHaveTextContent(/^Ada Lindqvist$/);
});
