import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../support/renderApp';
import { axeViolations } from '../../support/axeViolations';
import { findStoredProduct } from '../../support/stored';
import { goodRows, shopCsv, shopHeader } from './shopFile';
import {
  chooseFile,
  columnRow,
  currentStep,
  dryRun,
  expectPlan,
  importPath,
  selectTarget,
  toTarget,
  toCheck,
  toMapping,
} from './importWizard';

const getMapping = async (rows = goodRows) => {
  const app = await renderApp(importPath);
  await chooseFile(app.user, shopCsv(rows));
  await toMapping(app.user);
  return app;
};

test('shows every column with its sample values and target', async () => {
  await getMapping();
  expect(await currentStep()).toBe('Mapping');
  const table = screen.getByRole('table', { name: 'Column mapping' });
  expect(within(table).getAllByRole('row')).toHaveLength(shopHeader.split(',').length + 1);
  const handle = await columnRow('Handle');
  expect(handle.getByText('harbour-mug')).toBeVisible();
  expect(handle.getByText('tide-clock')).toBeVisible();
  expect(toTarget('Title')).toHaveDisplayValue('Name');
  expect(toTarget('Variant SKU')).toHaveDisplayValue('Variant: SKU');
  expect(screen.getByText(/\d+ of 10 columns mapped/)).toBeVisible();
  expect(await axeViolations()).toEqual([]);
});

test('shows the first product as the mapping makes it', async () => {
  const { user } = await getMapping();
  const product = within(await screen.findByRole('region', { name: 'First product' }));
  expect(await product.findByRole('heading', { name: 'Harbour mug' })).toBeVisible();
  expect(product.queryByText('Description')).not.toBeInTheDocument();
  await selectTarget(user, 'Note', 'Description');
  expect((await product.findByText('Description')).nextElementSibling).toHaveTextContent('first');
});

test('finds a field by typing a part of its name', async () => {
  const { user } = await getMapping();
  await user.click(toTarget('Note'));
  await user.clear(toTarget('Note'));
  await user.type(toTarget('Note'), 'manufact{Enter}');
  expect(toTarget('Note')).toHaveDisplayValue('Manufacturer part number');
  await user.clear(toTarget('Note'));
  await user.type(toTarget('Note'), 'nothing like it');
  expect(await screen.findByText('No options match')).toBeVisible();
  await user.tab();
  expect(toTarget('Note')).toHaveDisplayValue('Manufacturer part number');
});

test('filters columns by name and by mapping status', async () => {
  const { user } = await getMapping();
  await selectTarget(user, 'Note', 'Not imported');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Show columns' }), 'Not mapped');
  const sources = () =>
    within(screen.getByRole('table', { name: 'Column mapping' }))
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.querySelector('bdi')?.textContent);
  await waitFor(() => expect(sources()).toEqual(['Note']));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Show columns' }), 'All columns');
  await user.type(screen.getByRole('searchbox', { name: 'Search columns' }), 'option');
  await waitFor(() => expect(sources()).toEqual(['Option1 Name', 'Option1 Value']));
  await user.type(screen.getByRole('searchbox', { name: 'Search columns' }), 'x');
  await user.click(await screen.findByRole('button', { name: 'Show all columns' }));
  await waitFor(() => expect(sources()).toHaveLength(10));
});

test('shows how sure each suggestion is, and filters guesses', async () => {
  const { user } = await renderApp(importPath);
  const csv = 'SKU;Name *;Price tax excl.;EAN;Washing\nA;Mug;9.50;4006381333931;40\nB;Cup;8.00;4012345678901;60\n';
  await chooseFile(user, csv);
  await toMapping(user);
  const gtin = await columnRow('EAN');
  expect(gtin.getByText('Certain')).toBeVisible();
  expect(gtin.getByText('Header and values match')).toBeVisible();
  expect((await columnRow('Washing')).getByText('No field has this header')).toBeVisible();
  expect(toTarget('Price tax excl.')).toHaveDisplayValue('Price');
  expect(await axeViolations()).toEqual([]);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Show columns' }), 'Guesses');
  await waitFor(() => expect(screen.queryByLabelText('Field for EAN')).not.toBeInTheDocument());
  await selectTarget(user, 'Washing', 'Brand');
  await waitFor(() => expect(screen.getByText('No columns match')).toBeVisible());
  await user.selectOptions(screen.getByRole('combobox', { name: 'Show columns' }), 'All columns');
  expect((await columnRow('Washing')).getByText('Changed by you')).toBeVisible();
});

test('maps a column to a named attribute and requires the name', async () => {
  const { user } = await getMapping();
  await selectTarget(user, 'Note', 'Attribute');
  const name = screen.getByRole('textbox', { name: 'Name for Note' });
  await user.clear(name);
  expect(screen.getByText('Enter a name for the attribute or option without one.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Continue to dry run' })).toHaveAttribute('aria-disabled', 'true');
  await user.type(name, 'Remark');
  expect(screen.queryByText(/^Enter a name/)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Continue to dry run' })).not.toHaveAttribute('aria-disabled', 'true');
});

test('maps a column to a defined attribute, also to one of the system', async () => {
  const { user } = await getMapping();
  await user.click(toTarget('Note'));
  const defined = await screen.findByRole('group', { name: 'Defined attributes' });
  expect(await within(defined).findByRole('option', { name: 'Warranty' })).toBeVisible();
  await user.click(within(defined).getByRole('option', { name: 'Tax class' }));
  expect(screen.getByRole('textbox', { name: 'Name for Note' })).toHaveValue('Tax class');
  expect(toTarget('Note')).toHaveDisplayValue('Attribute');
});

test('reports a required field that no column is mapped to', async () => {
  const { user } = await getMapping();
  await selectTarget(user, 'Title', 'Not imported');
  await waitFor(() => expect(screen.getByText(/^Map Name to create new products\./)).toBeVisible());
  await selectTarget(user, 'Handle', 'Name');
  await waitFor(() => expect(screen.queryByText(/to create new products/)).not.toBeInTheDocument());
});

test('applies transformations with arguments in order', async () => {
  const { user, gateway } = await getMapping();
  await user.click(screen.getByRole('button', { name: 'Transformations for Title: Add' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Transformations for Title' }));
  expect(dialog.getByText('Sample values: Harbour mug, Tide clock')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Add transformation' }));
  await user.selectOptions(dialog.getByLabelText('Transformation 1'), 'Replace text');
  expect(dialog.getByText('Enter a value.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Apply' })).toHaveAttribute('aria-disabled', 'true');
  await user.type(dialog.getByLabelText('Text to find'), 'MUG');
  await user.type(dialog.getByLabelText('Replace with'), 'CUP');
  await user.click(dialog.getByRole('button', { name: 'Add transformation' }));
  await user.selectOptions(dialog.getByLabelText('Transformation 2'), 'UPPERCASE');
  await user.click(dialog.getByRole('button', { name: 'Move transformation 2 up' }));
  expect(dialog.getByLabelText('Transformation 1')).toHaveDisplayValue('UPPERCASE');
  expect(await axeViolations()).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Apply' }));
  await screen.findByRole('button', { name: 'Transformations for Title: UPPERCASE, Replace text' });
  await toCheck(user);
  await dryRun(user);
  await user.click(screen.getByRole('button', { name: 'Import 2 products' }));
  await waitFor(() => expect(screen.getByText('Import complete: 2 products imported.')).toBeVisible());
  expect((await findStoredProduct(gateway, '2', 'MUG-BLUE'))?.name).toBe('HARBOUR CUP');
});

test('uses the first non-empty of several columns, and removes a transformation', async () => {
  const { user } = await getMapping();
  await user.click(screen.getByRole('button', { name: 'Transformations for Vendor: Add' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Add transformation' }));
  await user.selectOptions(dialog.getByLabelText('Transformation 1'), 'First non-empty column');
  await user.click(dialog.getByRole('combobox', { name: 'Columns to use if this one is empty' }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Note' }));
  await user.click(dialog.getByRole('button', { name: 'Add transformation' }));
  await user.click(dialog.getByRole('button', { name: 'Remove transformation 2' }));
  await user.click(dialog.getByRole('button', { name: 'Apply' }));
  expect(
    await screen.findByRole('button', { name: 'Transformations for Vendor: First non-empty column' }),
  ).toBeVisible();
});

test('keeps the mapping when moving between steps', async () => {
  const { user, history } = await getMapping();
  await selectTarget(user, 'Note', 'Description');
  await toCheck(user);
  await user.click(screen.getByRole('radio', { name: /^Import all or nothing/ }));
  await dryRun(user);
  await expectPlan({ create: 2, update: 0, skip: 0, fail: 0 });
  await user.click(screen.getByRole('button', { name: 'Back to mapping' }));
  await screen.findByRole('table', { name: 'Column mapping' });
  expect(toTarget('Note')).toHaveDisplayValue('Description');
  // Nothing has changed since, so the dry run is still valid.
  await toCheck(user);
  expect(screen.getByRole('radio', { name: /^Import all or nothing/ })).toBeChecked();
  await expectPlan({ create: 2, update: 0, skip: 0, fail: 0 });
  expect(history.get().location.search).toMatch(/job=\d+/);
});

test('asks about a column whose values are not those of its field, and lists what is not applied', async () => {
  const { user } = await renderApp(importPath);
  await chooseFile(user, 'sku,name,price EUR,status,tier price 10+\nA,Mug,9.50,fresh,8.00\nB,Cup,8.00,dry,7.00\n');
  await toMapping(user);
  const question = screen.getByRole('radiogroup', { name: /“status” means “Status”, but 2 of its 2 values/ });
  expect(
    within(question)
      .getAllByRole('radio')
      .some((radio) => (radio as HTMLInputElement).checked),
  ).toBe(false);
  expect(screen.getByRole('radiogroup', { name: /“tier price 10\+” is about money/ })).toBeVisible();
  expect(await axeViolations()).toEqual([]);
  await user.click(within(question).getByRole('radio', { name: 'Keep as an attribute' }));
  expect(toTarget('status')).toHaveDisplayValue('Attribute');
  await user.click(within(question).getByRole('radio', { name: 'Leave out' }));
  expect(toTarget('status')).toHaveDisplayValue('Not imported');
  await toCheck(user);
  await dryRun(user);
  const list = await screen.findByRole('list', { name: 'Not applied' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([
    'The column “status” is left out, as the mapping says.',
    expect.stringContaining('The column “tier price 10+” is about money'),
  ]);
});

test('does not continue with two columns for one field, and says so at the column', async () => {
  const { user } = await getMapping();
  await selectTarget(user, 'Note', 'Name');
  expect((await columnRow('Note')).getByText('Same field as “Title”')).toBeVisible();
  expect(screen.getByText(/“Title” and “Note” are mapped to the same field/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Continue to dry run' })).toHaveAttribute('aria-disabled', 'true');
  await selectTarget(user, 'Note', 'Not imported');
  expect(screen.getByRole('button', { name: 'Continue to dry run' })).not.toHaveAttribute('aria-disabled', 'true');
});
