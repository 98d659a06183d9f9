import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Gateway } from '#server/gateway';
import type { BulkEditRecipeRecord } from '#server/records/recipes';
import { axeViolations } from '#tests/support/axeViolations';
import { dialogClosed } from '#tests/support/dialogClosed';
import { renderApp } from '#tests/support/renderApp';
import { listStored, putStored } from '#tests/support/stored';
import { productNames } from './productTable';

const list = '/catalogs/1/products?perPage=10';

const openDialog = async (user: UserEvent) => {
  const [name = ''] = await productNames();
  await user.click(screen.getByRole('checkbox', { name: `Select ${name}` }));
  await user.click(await screen.findByRole('button', { name: 'Edit products' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('combobox', { name: 'Step 1' });
  return dialog;
};

const choose = async (user: UserEvent, button: string, entry: RegExp | string, role = 'menuitem') => {
  await user.click(await screen.findByRole('button', { name: button }));
  await user.click(await screen.findByRole(role, { name: entry }));
};

/** Stores a recipe of the administrator. */
const put = async (gateway: Gateway, recipe: Partial<BulkEditRecipeRecord> & Pick<BulkEditRecipeRecord, 'steps'>) => {
  const [admin] = await listStored(gateway, 'authUsers');
  await putStored(gateway, 'recipes', {
    id: '1',
    catalogId: '1',
    name: 'Autumn',
    ownerId: admin!.id,
    sharedWith: null,
    updatedAt: '2026-01-01T00:00:00.000Z',
    updatedBy: 'Admin',
    ...recipe,
  });
};

test('saves steps as a recipe, changes it, and deletes it', async () => {
  const { user, gateway } = await renderApp(list);
  const dialog = await openDialog(user);
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Step 1' }), 'Status');
  await choose(user, 'Recipes', 'Save steps as recipe…');
  const form = within(await screen.findByRole('dialog', { name: 'Save recipe' }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(form.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription('Enter a name.'));
  await user.type(form.getByRole('textbox', { name: 'Name' }), 'Publish');
  await user.selectOptions(form.getByRole('combobox', { name: 'Shared with' }), 'Editor');
  expect(await axeViolations()).toEqual([]);
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Save recipe' })).not.toBeInTheDocument());
  expect(await listStored(gateway, 'recipes')).toMatchObject([
    { name: 'Publish', sharedWith: 'editor', steps: [{ status: 'ACTIVE' }] },
  ]);

  await user.selectOptions(await dialog.findByRole('combobox', { name: 'Status' }), 'Archived');
  await choose(user, 'Publish', 'Save steps to “Publish”');
  await waitFor(() => expect(screen.getByText('Recipe saved')).toBeVisible());
  expect(await listStored(gateway, 'recipes')).toMatchObject([{ steps: [{ status: 'ARCHIVED' }] }]);

  await choose(user, 'Publish', 'Delete…');
  await user.click(await screen.findByRole('button', { name: 'Delete recipe' }));
  await waitFor(async () => expect(await listStored(gateway, 'recipes')).toEqual([]));
  // What was entered stays.
  expect(await dialog.findByRole('combobox', { name: 'Status' })).toHaveValue('ARCHIVED');
});

test('loads every kind of step from a recipe, and saves the same steps', async () => {
  const steps: BulkEditRecipeRecord['steps'] = [
    { value: { field: { attribute: 'material', locale: 'de', channel: null }, change: { append: '!' }, part: 'BOTH' } },
    {
      value: {
        field: { attribute: 'activities', locale: null, channel: null },
        change: { removeOptions: ['Camping', 'Old'] },
        part: 'PRODUCTS',
      },
    },
    {
      price: { currency: 'USD', channel: null, part: 'AMOUNT', change: { percent: -5 }, rounding: 'WHOLE', of: 'BOTH' },
    },
    { stock: { change: { add: -2 } } },
    { categories: { move: { from: 'Outdoor/Shelter', to: 'Outdoor' } } },
    { associations: { type: 'PART_OF', change: { add: ['BPK-1002'] }, quantity: 2 } },
    { images: { change: { remove: [{ position: -1 }] }, part: 'VARIANTS' } },
    { options: { attribute: 'color', from: ['Ink'], to: 'Moss', part: 'BOTH' } },
    { family: { code: null } },
    { kind: 'VARIABLE' },
  ];
  const { user, gateway } = await renderApp(list, { prepare: (started) => put(started, { steps }) });
  await openDialog(user);
  await choose(user, 'Recipes', 'Autumn', 'menuitemradio');
  expect(await screen.findByRole('combobox', { name: 'Step 10' })).toHaveValue('productKind');
  await choose(user, 'Autumn', 'Save steps to “Autumn”');
  await waitFor(() => expect(screen.getByText('Recipe saved')).toBeVisible());
  expect((await listStored(gateway, 'recipes'))[0]?.steps).toEqual(steps);
});

test('asks before a recipe replaces steps that were entered', async () => {
  const { user, gateway } = await renderApp(list, {
    prepare: (started) => put(started, { steps: [{ status: 'DRAFT' }] }),
  });
  await put(gateway, { id: '2', name: 'Winter', steps: [{ stock: { change: { add: 5 } } }] });
  const dialog = await openDialog(user);
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Step 1' }), 'Price');
  await user.type(dialog.getByRole('textbox', { name: 'Percent' }), '10');
  await choose(user, 'Recipes', 'Autumn', 'menuitemradio');
  let question = within(await screen.findByRole('alertdialog', { name: 'Replace the steps with “Autumn”?' }));
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  expect(await dialog.findByRole('textbox', { name: 'Percent' })).toHaveValue('10');
  await choose(user, 'Recipes', 'Autumn', 'menuitemradio');
  question = within(await screen.findByRole('alertdialog', { name: 'Replace the steps with “Autumn”?' }));
  expect(await axeViolations()).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Replace steps' }));
  expect(await dialog.findByRole('combobox', { name: 'Status' })).toHaveValue('DRAFT');
  // What a recipe has can be loaded again.
  await choose(user, 'Autumn', 'Winter', 'menuitemradio');
  expect(await dialog.findByRole('combobox', { name: 'Step 1' })).toHaveValue('stock');
});

test('says what a recipe names that no longer exists', async () => {
  const { user } = await renderApp(list, {
    prepare: (started) => put(started, { steps: [{ family: { code: 'kites' } }] }),
  });
  const dialog = await openDialog(user);
  await choose(user, 'Recipes', /^Autumn/, 'menuitemradio');
  await waitFor(() => expect(dialog.getByText(/“Autumn” uses something that no longer exists/)).toBeVisible());
  expect(dialog.getByText(/kites/)).toBeVisible();
});

test('loads no steps of which it could show only a part', async () => {
  const steps: BulkEditRecipeRecord['steps'] = [
    { status: 'DRAFT' },
    { images: { change: { remove: [{ position: 1 }, { position: 2 }] } } },
  ];
  const { user } = await renderApp(list, { prepare: (started) => put(started, { steps }) });
  const dialog = await openDialog(user);
  await choose(user, 'Recipes', 'Autumn', 'menuitemradio');
  expect(await dialog.findByText(/^Step 2 of “Autumn” was saved through the API/)).toBeVisible();
  expect(dialog.queryByRole('combobox', { name: 'Step 2' })).not.toBeInTheDocument();
});

test('is run from the command palette on what matches, or on what is selected', async () => {
  const { user, history } = await renderApp(`${list}&status=DRAFT`, {
    prepare: (started) => put(started, { steps: [{ stock: { change: { add: 5 } } }] }),
  });
  const names = await productNames();
  const run = async () => {
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox', { name: 'Search and commands' }), 'autumn');
    await user.click(await screen.findByRole('option', { name: /^Autumn/ }));
    return within(await screen.findByRole('dialog', { name: /^Edit/ }));
  };
  const dialog = await run();
  expect(dialog.getByRole('heading', { name: /^Edit \d+ products?$/ })).toHaveTextContent(String(names.length));
  expect(await dialog.findByRole('combobox', { name: 'Step 1' })).toHaveValue('stock');
  expect(dialog.getByRole('button', { name: 'Autumn' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await dialogClosed();
  expect(history.get().location.search).toBe('?perPage=10&status=DRAFT');
  await user.click(screen.getByRole('checkbox', { name: `Select ${names[0]}` }));
  expect((await run()).getByRole('heading', { name: 'Edit 1 product' })).toBeVisible();
});

test('says that a recipe of a link is not there', async () => {
  await renderApp(`${list}&recipe=9`);
  expect(await screen.findByText('This recipe no longer exists, or isn’t shared with you.')).toBeVisible();
});
