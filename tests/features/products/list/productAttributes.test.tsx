import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createCatalog } from '#server/domain/catalogs/catalogWrites';
import { createProduct } from '#server/domain/products/createProduct';
import { axeViolations } from '#tests/support/axeViolations';
import { dialogClosed } from '#tests/support/dialogClosed';
import { renderApp } from '#tests/support/renderApp';
import { readStored } from '#tests/support/stored';
import { productNames, productRows } from './productTable';

const list = '/catalogs/1/products?perPage=10';

const table = () => screen.findByRole('table', { name: 'Products' });

/** Returns the texts of a column's cells. */
const getCells = async (header: string) => {
  const rows = within(await table()).getAllByRole('row');
  const position = within(rows[0]!)
    .getAllByRole('columnheader')
    .findIndex((cell) => cell.textContent === header);
  return rows.slice(1).map((row) => row.children[position]?.textContent);
};

const openMore = async (user: UserEvent) => {
  await user.click(await screen.findByRole('button', { name: /^Filters/ }));
  return within(await screen.findByRole('dialog', { name: 'Filters' }));
};

const chips = async () =>
  within(await screen.findByRole('list', { name: 'Active filters' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('an attribute is a column, sorted by its values, which the browser keeps', async () => {
  const { user, history } = await renderApp(list);
  await productRows();
  await user.click(screen.getByRole('button', { name: 'Columns and row height' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Attribute columns…' }));
  const picker = within(await screen.findByRole('dialog', { name: 'Attribute columns' }));
  await user.type(picker.getByRole('searchbox', { name: 'Search for an attribute' }), 'weig');
  await user.click(await picker.findByRole('checkbox', { name: 'Weight' }));
  await waitFor(() => expect(picker.getByText('1 attribute selected')).toBeVisible());
  await user.keyboard('{Escape}');

  const sort = await within(await table()).findByRole('button', { name: 'Weight' });
  await user.click(sort);
  await waitFor(() => expect(history.get().location.search).toContain('sort=attribute%3Aweight'));
  await waitFor(async () => {
    const weights = (await getCells('Weight')).map((text) => parseFloat(text ?? ''));
    expect(weights.filter(Number.isFinite).length).toBeGreaterThan(1);
    expect(weights).toEqual([...weights].sort((a, b) => a - b));
  });
  expect(JSON.parse(localStorage.getItem('preferences') ?? '')).toMatchObject({
    tables: { products: { columns: expect.arrayContaining([{ id: 'attribute:weight', width: null }]) } },
  });
});

test('the attributes of the catalog come before those of others, with readable names', async () => {
  let catalogId = '';
  const { user } = await renderApp('/catalogs', {
    prepare: async ({ context }) => {
      ({ id: catalogId } = await createCatalog(context, { name: 'Garden' }));
      const attributes = [{ name: 'erin_recommends', value: 'Yes' }];
      await createProduct(context, { catalogId, input: { sku: 'A', name: 'Rake', attributes } });
    },
  });
  await user.click(await screen.findByRole('link', { name: /^Garden/ }));
  await user.click(await screen.findByRole('link', { name: 'Products' }));
  await productRows();
  await user.click(screen.getByRole('button', { name: 'Columns and row height' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Attribute columns…' }));
  await screen.findByRole('group', { name: 'Used in this catalog' });
  const groups = within(screen.getByRole('dialog', { name: 'Attribute columns' })).getAllByRole('group');
  expect(groups[0]).toHaveAccessibleName('Used in this catalog');
  expect(groups.length).toBeGreaterThan(1);
  expect(within(groups[0]!).getByRole('checkbox', { name: 'Erin recommends' })).toBeEnabled();
});

test('the options that the catalog uses come before the others in a filter and in the bulk edit', async () => {
  let catalogId = '';
  const { user } = await renderApp('/catalogs', {
    prepare: async ({ context }) => {
      ({ id: catalogId } = await createCatalog(context, { name: 'Garden' }));
      const attributes = [
        { name: 'Condition', value: 'Used' },
        { name: 'Season', value: 'Winter' },
      ];
      await createProduct(context, { catalogId, input: { sku: 'A', name: 'Rake', attributes } });
    },
  });
  await user.click(await screen.findByRole('link', { name: /^Garden/ }));
  await user.click(await screen.findByRole('link', { name: 'Products' }));
  await productRows();
  const more = await openMore(user);
  await user.click(await more.findByRole('button', { name: 'Add condition' }));
  await user.click(more.getByRole('combobox', { name: 'Field' }));
  const used = within(await screen.findByRole('group', { name: 'Used in this catalog' }));
  expect(used.getAllByRole('option')).toHaveLength(2);
  await user.click(used.getByRole('option', { name: 'Condition' }));
  const value = within(await more.findByRole('combobox', { name: 'Value' }));
  const getOptions = (group: HTMLElement) =>
    within(group)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  await waitFor(() => expect(value.getAllByRole('group').map(getOptions)).toEqual([['Used'], ['New', 'Refurbished']]));
  expect(await axeViolations()).toEqual([]);
  await user.selectOptions(more.getByRole('combobox', { name: 'Value' }), 'Used');
  await user.click(more.getByRole('button', { name: 'Show products' }));
  await dialogClosed();
  await waitFor(async () => expect(await chips()).toEqual(['Condition is Used']));

  await user.click(screen.getByRole('checkbox', { name: 'Select Rake' }));
  await user.click(await screen.findByRole('button', { name: 'Edit products' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit 1 product' }));
  const getHeadings = (name: string) =>
    within(dialog.getByRole('combobox', { name }))
      .getAllByRole('group')
      .map((group) => (group as HTMLOptGroupElement).label);
  await waitFor(() => expect(getHeadings('Attribute to change')[0]).toBe('Used in this catalog'));
  expect(getHeadings('Attribute to change').length).toBeGreaterThan(1);
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Attribute to change' }), 'Condition');
  await waitFor(() => expect(getHeadings('New value')).toEqual(['Used in this catalog', 'Other options']));

  await user.selectOptions(dialog.getByRole('combobox', { name: 'Attribute to change' }), 'Season');
  await user.click(await dialog.findByRole('combobox', { name: 'New value' }));
  const seasons = within(await screen.findByRole('menu'));
  const here = within(await seasons.findByRole('group', { name: 'Used in this catalog' }));
  expect(here.getAllByRole('menuitemcheckbox').map(({ textContent }) => textContent)).toEqual(['Winter']);
});

test('products without a translation have a filter that can be removed', async () => {
  const { user, history } = await renderApp(`${list}&untranslated=de`);
  await waitFor(async () => expect(await chips()).toEqual(['Not translated into: German']));
  await user.click(screen.getByRole('button', { name: 'Remove filter: Not translated into: German' }));
  await waitFor(() => expect(history.get().location.search).not.toContain('untranslated'));
  await productRows();
});

test('a field is a column like any attribute', async () => {
  const { user, history } = await renderApp(list);
  await productRows();
  await user.click(screen.getByRole('button', { name: 'Columns and row height' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Attribute columns…' }));
  const group = within(await screen.findByRole('group', { name: 'System attributes' }));
  const name = 'Manufacturer part number';
  await user.click(group.getByRole('checkbox', { name }));
  await user.keyboard('{Escape}');
  await user.click(await within(await table()).findByRole('button', { name }));
  await waitFor(() => expect(history.get().location.search).toContain('sort=attribute%3Ampn'));
  await waitFor(async () => {
    const numbers = await getCells(name);
    expect(numbers[0]).toMatch(/\w/);
    expect(numbers).toEqual(numbers.toSorted());
  });
});

test('completeness is sorted in the language and the channel that it is shown in', async () => {
  const { user } = await renderApp(`${list}?locale=de&channel=web&sort=COMPLETENESS`);
  const getShares = async () => (await getCells('Complete')).map((text) => Number.parseInt(text ?? '', 10));
  await waitFor(async () => expect(new Set(await getShares()).size).toBeGreaterThan(1));
  const ascending = await getShares();
  expect(ascending).toEqual(ascending.toSorted((a, b) => a - b));
  await user.click(within(await table()).getByRole('button', { name: 'Complete' }));
  await waitFor(async () => {
    const descending = await getShares();
    expect(descending[0]).toBeGreaterThan(ascending[0]!);
    expect(descending).toEqual(descending.toSorted((a, b) => b - a));
  });
});

test('filters by attribute, family, and completeness are in the URL and can be removed', async () => {
  const { user, history } = await renderApp(`${list}&where=attribute:weight between 2 and 10 kg`);
  await productRows();
  const more = await openMore(user);
  await user.selectOptions(await more.findByRole('combobox', { name: 'Completeness' }), 'Incomplete');
  await waitFor(() => expect(more.getByRole('option', { name: 'Outdoor gear' })).toBeInTheDocument());
  await user.selectOptions(more.getByRole('combobox', { name: 'Family' }), 'Outdoor gear');
  await user.click(more.getByRole('button', { name: 'Show products' }));
  await dialogClosed();
  await waitFor(async () =>
    expect(await chips()).toEqual([
      'Completeness: Incomplete',
      'Family: Outdoor gear',
      'Weight is between 2 kg and 10 kg',
    ]),
  );
  expect(screen.getByRole('button', { name: 'Filters, 3 active' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove filter: Family: Outdoor gear' }));
  await waitFor(() => expect(history.get().location.search).not.toContain('family'));
  await waitFor(() => expect(screen.getByRole('button', { name: /^Remove filter: Weight/ })).toHaveFocus());
  await user.click(screen.getAllByRole('button', { name: 'Clear filters' })[0]!);
  await waitFor(() => expect(history.get().location.search).not.toContain('where'));
  expect(screen.queryByRole('list', { name: 'Active filters' })).not.toBeInTheDocument();
});

test('names and values are shown in a language, and what is inherited looks different', async () => {
  localStorage.setItem(
    'preferences',
    JSON.stringify({ tables: { products: { columns: [{ id: 'NAME' }, { id: 'attribute:material' }] } } }),
  );
  const { user, history, gateway } = await renderApp(`${list}&q=Ridge Tent`);
  await waitFor(async () => expect((await getCells('Material'))[0]).toBe('Ripstop nylon'));
  const language = await screen.findByRole('combobox', { name: 'Language of the texts' });
  await user.selectOptions(language, await within(language).findByRole('option', { name: 'German' }));
  await waitFor(() => expect(history.get().location.search).toContain('locale=de'));
  const { values = [] } = (await readStored(gateway, 'products', '1'))!;
  const german = values.find(({ attribute, locale }) => attribute === 'name' && locale === 'de')!.text;
  await waitFor(async () => expect(await productNames()).toContain(german));
  expect(await axeViolations()).toEqual([]);
});
