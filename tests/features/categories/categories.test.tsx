import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { axeViolations } from '../../support/axeViolations';
import { letClientRead } from '../attributes/clientRole';
import { listStored } from '../../support/stored';
import { openGarden } from './garden';

const row = (name: RegExp | string) => screen.findByRole('treeitem', { name });
const names = () => screen.getAllByRole('treeitem').map((each) => each.getAttribute('aria-label'));
const start = ['Kitchen, 2 products', 'Pans, 1 product', 'Outdoor, 2 products', 'Tents, 2 products'];

test('shows the tree with its counts, and the keyboard opens, searches, and leaves it', async () => {
  const { user, history } = await openGarden();
  const kitchen = await row('Kitchen, 2 products');
  expect(names()).toEqual(start);
  expect(await axeViolations()).toEqual([]);
  kitchen.focus();
  await user.keyboard('{ArrowLeft}');
  expect(kitchen).toHaveAttribute('aria-expanded', 'false');
  expect(names()).toEqual([start[0], start[2], start[3]]);
  await user.keyboard('o');
  expect(await row('Outdoor, 2 products')).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(await row('Tents, 2 products')).toHaveFocus();
  await user.keyboard('{ArrowLeft}{Home}{ArrowRight}{End}');
  expect(await row('Tents, 2 products')).toHaveFocus();
  await user.type(screen.getByRole('searchbox', { name: 'Search categories' }), 'pan');
  await waitFor(() => expect(names()).toEqual(start.slice(0, 2)));
  // Without the category above it.
  expect(screen.getByText('1 result')).toHaveRole('status');
  (await row('Pans, 1 product')).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(history.get().location.pathname).toBe('/catalogs/4/products'));
  expect(history.get().location.search).toBe('?category=Kitchen%2FPans');
});

test('renames a category in its products after a refusal, and undoes it', async () => {
  const { user, categoriesOf } = await openGarden();
  (await row('Outdoor, 2 products')).focus();
  await user.keyboard('{F2}');
  const dialog = await screen.findByRole('dialog', { name: 'Rename “Outdoor”' });
  expect(dialog).toHaveTextContent('This updates 2 products. You can undo it.');
  const name = within(dialog).getByRole('textbox', { name: 'Name' });
  await user.clear(name);
  await user.type(name, 'kitchen');
  await user.click(within(dialog).getByRole('button', { name: 'Rename' }));
  await waitFor(() =>
    expect(within(dialog).getByText(/^A category “Kitchen” already exists at the top level\./)).toBeVisible(),
  );
  await user.clear(name);
  await user.type(name, 'Camping{Enter}');
  await waitFor(() => expect(screen.getByText('Renamed to “Camping”. 2 products updated.')).toBeVisible());
  await waitFor(() => expect(names()[0]).toBe('Camping, 2 products'));
  expect(await categoriesOf('TENT-2')).toEqual(['Camping/Tents', 'Kitchen']);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(names()).toEqual(start));
  expect(await categoriesOf('TENT-2')).toEqual(['Outdoor/Tents', 'Kitchen']);
});

test('gives a category names in other languages and a Google category by the keyboard', async () => {
  const { user, gateway } = await openGarden();
  const outdoor = await row('Outdoor, 2 products');
  outdoor.focus();
  await user.keyboard('{Alt>}{Enter}{/Alt}');
  const dialog = await screen.findByRole('dialog', { name: 'Details of “Outdoor”' });
  const field = (name: string) => within(dialog).getByRole('textbox', { name });
  expect(dialog).toHaveTextContent('Shoppers see “Outdoor” in languages without a name.');
  expect(await axeViolations()).toEqual([]);
  await user.type(field('Name in German (de)'), 'Draußen');
  await user.type(field('Google product category'), 'Tents{Enter}');
  await waitFor(() => expect(within(dialog).getByText(/^Enter an ID, like 1013, or a path/)).toBeVisible());
  await user.clear(field('Google product category'));
  await user.type(field('Google product category'), '1011{Enter}');
  await waitFor(() => expect(screen.getByText('“Outdoor” saved')).toBeVisible());
  expect(await listStored(gateway, 'categories', ({ catalogId }) => catalogId === '4')).toEqual([
    {
      id: '4:Outdoor',
      catalogId: '4',
      path: 'Outdoor',
      labels: [{ locale: 'de', text: 'Draußen' }],
      googleCategory: '1011',
    },
  ]);
  await user.click(screen.getByRole('button', { name: 'Actions for Tents' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit details…' }));
  const below = await screen.findByRole('dialog', { name: 'Details of “Tents”' });
  expect(within(below).getByRole('textbox', { name: 'Google product category' })).toHaveAccessibleDescription(
    'Leave blank to use “1011” of “Outdoor”.',
  );
});

test('moves a category by the keyboard: in its order, and into another one', async () => {
  const { user, categoriesOf } = await openGarden();
  (await row('Outdoor, 2 products')).focus();
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await waitFor(() => expect(names()).toEqual([start[2], start[3], start[0], start[1]]));
  await waitFor(() => expect(screen.getByRole('treeitem', { name: start[2]! })).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Actions for Tents' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Move to…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Move “Tents”' });
  const target = within(dialog).getByRole('combobox', { name: 'Parent category' });
  expect(
    within(target)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['Top level', 'Outdoor', 'Kitchen', 'Kitchen › Pans']);
  expect(await axeViolations()).toEqual([]);
  await user.selectOptions(target, 'Kitchen › Pans');
  await user.click(within(dialog).getByRole('button', { name: 'Move category' }));
  await waitFor(() => expect(screen.getByText('“Tents” moved. 2 products updated.')).toBeVisible());
  await waitFor(() =>
    expect(names()).toEqual(['Outdoor, 0 products', 'Kitchen, 3 products', 'Pans, 3 products', 'Tents, 2 products']),
  );
  expect(await categoriesOf('TENT-1')).toEqual(['Kitchen/Pans/Tents']);
});

test('says what deleting a category does to its products, moves them, and undoes it', async () => {
  const { user, categoriesOf } = await openGarden();
  (await row('Outdoor, 2 products')).focus();
  await user.keyboard('{Delete}');
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete “Outdoor”?' });
  await waitFor(() =>
    expect(within(dialog).getByText('2 products are updated. 1 product will have no category.')).toBeVisible(),
  );
  await user.click(within(dialog).getByRole('radio', { name: 'Move them to another category' }));
  await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Other category' }), 'Kitchen › Pans');
  await waitFor(() => expect(within(dialog).getByText('2 products are updated.')).toBeVisible());
  expect(await axeViolations()).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Delete category' }));
  await waitFor(() => expect(screen.getByText('“Outdoor” deleted. 2 products updated.')).toBeVisible());
  await waitFor(() => expect(names()).toEqual(['Kitchen, 3 products', 'Pans, 3 products']));
  expect(await categoriesOf('TENT-1')).toEqual(['Kitchen/Pans']);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(names()).toEqual(start));
});

test('says what to do without categories, and creates the first ones', async () => {
  const { user } = await openGarden({}, {});
  expect(await screen.findByRole('heading', { name: 'No categories yet' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'New category' }));
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Outdoor{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Actions for Outdoor' }));
  await user.click(await screen.findByRole('menuitem', { name: 'New category below' }));
  const dialog = await screen.findByRole('dialog', { name: 'New category in “Outdoor”' });
  await user.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'Tents{Enter}');
  await waitFor(() => expect(names()).toEqual(['Outdoor, 0 products', 'Tents, 0 products']));
  await waitFor(() => expect(screen.getByRole('treeitem', { name: 'Tents, 0 products' })).toHaveFocus());
});

test('lists the products without a category', async () => {
  const { user, history } = await openGarden();
  await row('Outdoor, 2 products');
  const unassigned = screen.getByText('Unassigned');
  await user.click(within(unassigned).getByRole('link', { name: '1 product' }));
  await waitFor(() => expect(history.get().location.search).toBe('?category=%2F'));
  expect(await screen.findByRole('link', { name: 'GIFT-1' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'PAN-1' })).not.toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Category' })).toHaveDisplayValue('No category');
});

test('without the permission to change products, the tree can only be read', async () => {
  const { user } = await openGarden({ user: 'client', prepare: letClientRead });
  (await row('Outdoor, 2 products')).focus();
  await user.keyboard('{F2}{Delete}{Alt>}{Enter}{/Alt}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Actions for/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'New category' })).not.toBeInTheDocument();
});
