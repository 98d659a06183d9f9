import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../support/renderApp';
import { axeViolations } from '../../support/axeViolations';
import { goodRows, shopCsv, shopHeader } from './shopFile';
import {
  chooseFile,
  columnRow,
  currentStep,
  dryRun,
  expectPlan,
  importPath,
  targetOf,
  toCheck,
  toMapping,
} from './wizard';

const mappingOf = async (rows = goodRows) => {
  const app = await renderApp(importPath);
  await chooseFile(app.user, shopCsv(rows));
  await toMapping(app.user);
  return app;
};

test('every column stands with its first values and what it becomes', async () => {
  await mappingOf();
  expect(await currentStep()).toBe('Mapping');
  const table = screen.getByRole('table', { name: 'Mapping of the columns' });
  expect(within(table).getAllByRole('row')).toHaveLength(shopHeader.split(',').length + 1);
  const handle = await columnRow('Handle');
  expect(handle.getByText('harbour-mug')).toBeVisible();
  expect(handle.getByText('tide-clock')).toBeVisible();
  expect(targetOf('Title')).toHaveDisplayValue('Name');
  expect(targetOf('Variant SKU')).toHaveDisplayValue('Variant: SKU');
  expect(screen.getByText(/\d+ of 10 columns mapped/)).toBeVisible();
  expect(await axeViolations()).toEqual([]);
});

test('columns are found by name and by whether they are mapped', async () => {
  const { user } = await mappingOf();
  await user.selectOptions(targetOf('Note'), 'Not imported');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Columns to show' }), 'Not mapped');
  const sources = () =>
    within(screen.getByRole('table', { name: 'Mapping of the columns' }))
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.querySelector('bdi')?.textContent);
  await waitFor(() => expect(sources()).toEqual(['Note']));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Columns to show' }), 'All columns');
  await user.type(screen.getByRole('searchbox', { name: 'Search columns' }), 'option');
  await waitFor(() => expect(sources()).toEqual(['Option1 Name', 'Option1 Value']));
  await user.type(screen.getByRole('searchbox', { name: 'Search columns' }), 'x');
  await user.click(await screen.findByRole('button', { name: 'Show all columns' }));
  await waitFor(() => expect(sources()).toHaveLength(10));
});

test('a column becomes an attribute of a name of its own, and cannot go without one', async () => {
  const { user } = await mappingOf();
  await user.selectOptions(targetOf('Note'), 'Attribute');
  const name = screen.getByRole('textbox', { name: 'Name for Note' });
  await user.clear(name);
  expect(screen.getByText('Give a name to the attribute or option without one.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Go on to the dry run' })).toHaveAttribute('aria-disabled', 'true');
  await user.type(name, 'Remark');
  expect(screen.queryByText(/^Give a name/)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Go on to the dry run' })).not.toHaveAttribute('aria-disabled', 'true');
});

test('a required field that no column is mapped to is said', async () => {
  const { user } = await mappingOf();
  await user.selectOptions(targetOf('Title'), 'Not imported');
  expect(await screen.findByText(/^Not mapped yet: Name\./)).toBeVisible();
  await user.selectOptions(targetOf('Handle'), 'Name');
  await waitFor(() => expect(screen.queryByText(/^Not mapped yet/)).not.toBeInTheDocument());
});

test('transforms are an ordered list with arguments, and change what comes in', async () => {
  const { user, gateway } = await mappingOf();
  await user.click(screen.getByRole('button', { name: 'Transforms of Title' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Transforms of Title' }));
  expect(dialog.getByText('First values: Harbour mug, Tide clock')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Add a transform' }));
  await user.selectOptions(dialog.getByLabelText('Transform 1'), 'Replace text');
  expect(dialog.getByText('This transform needs a value.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Use these' })).toHaveAttribute('aria-disabled', 'true');
  await user.type(dialog.getByLabelText('Text to find'), 'MUG');
  await user.type(dialog.getByLabelText('Replace it with'), 'CUP');
  await user.click(dialog.getByRole('button', { name: 'Add a transform' }));
  await user.selectOptions(dialog.getByLabelText('Transform 2'), 'UPPER CASE');
  await user.click(dialog.getByRole('button', { name: 'Move transform 2 up' }));
  expect(dialog.getByLabelText('Transform 1')).toHaveDisplayValue('UPPER CASE');
  expect(await axeViolations()).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Use these' }));
  await screen.findByRole('button', { name: 'Transforms of Title: UPPER CASE, Replace text' });
  await toCheck(user);
  await dryRun(user);
  await user.click(screen.getByRole('button', { name: 'Import 2 products' }));
  expect(await screen.findByText('The import is done: 2 products came in.')).toBeVisible();
  const { rows } = await gateway.context.store.products.find({
    catalogId: '2',
    filter: { q: 'MUG-BLUE' },
    sort: 'NAME',
    direction: 'ASC',
    offset: 0,
    limit: 1,
  });
  expect(rows[0]?.name).toBe('HARBOUR CUP');
});

test('a transform takes the first filled of several columns, and one can be removed', async () => {
  const { user } = await mappingOf();
  await user.click(screen.getByRole('button', { name: 'Transforms of Vendor' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Add a transform' }));
  await user.selectOptions(dialog.getByLabelText('Transform 1'), 'First filled of several columns');
  await user.click(dialog.getByRole('combobox', { name: 'Columns to look in where this one is empty' }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Note' }));
  await user.click(dialog.getByRole('button', { name: 'Add a transform' }));
  await user.click(dialog.getByRole('button', { name: 'Remove transform 2' }));
  await user.click(dialog.getByRole('button', { name: 'Use these' }));
  expect(
    await screen.findByRole('button', { name: 'Transforms of Vendor: First filled of several columns' }),
  ).toBeVisible();
});

test('going forth and back keeps what was mapped', async () => {
  const { user, history } = await mappingOf();
  await user.selectOptions(targetOf('Note'), 'Brand');
  await toCheck(user);
  await user.click(screen.getByRole('radio', { name: /^Import all or nothing/ }));
  await dryRun(user);
  await expectPlan({ create: 2, update: 0, skip: 0, fail: 0 });
  await user.click(screen.getByRole('button', { name: 'Back to the mapping' }));
  await screen.findByRole('table', { name: 'Mapping of the columns' });
  expect(targetOf('Note')).toHaveDisplayValue('Brand');
  // Nothing has changed since: the dry run still stands.
  await toCheck(user);
  expect(screen.getByRole('radio', { name: /^Import all or nothing/ })).toBeChecked();
  await expectPlan({ create: 2, update: 0, skip: 0, fail: 0 });
  expect(history.get().location.search).toMatch(/job=\d+/);
});
