import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { axeViolations } from '../../support/axeViolations';
import { renderApp } from '../../support/renderApp';
import { findStoredProduct, readStored } from '../../support/stored';
import {
  chooseFile,
  dryRun,
  expectPlan,
  importPath,
  selectTarget,
  stat,
  toTarget,
  toCheck,
  toMapping,
} from './importWizard';

const csv = (header: string, ...rows: string[]) => [`SKU,Name,${header}`, ...rows, ''].join('\n');

const getMapping = async (file: string) => {
  const app = await renderApp(importPath);
  await chooseFile(app.user, file);
  await toMapping(app.user);
  const catalog = async () => (await readStored(app.gateway, 'catalogs', '2'))!;
  const product = (sku: string) => findStoredProduct(app.gateway, '2', sku);
  return { ...app, catalog, product };
};

const getCurrency = (column: string) => screen.getByRole('combobox', { name: `Currency of ${column}` });

test('maps columns with a currency to prices in it, and lets the user select any currency by name', async () => {
  const { user, catalog } = await getMapping(csv('Price EUR,Price DKK', 'QM-1,Mug,4,30'));
  const [own] = (await catalog()).currencies;
  expect(toTarget('Price DKK')).toHaveDisplayValue('Price in …');
  expect(getCurrency('Price DKK')).toHaveDisplayValue('Danish Krone (DKK)');
  expect(within(getCurrency('Price DKK')).getAllByRole('option')[1]).toHaveValue(own);
  await user.selectOptions(getCurrency('Price DKK'), 'Japanese Yen (JPY)');
  expect(getCurrency('Price DKK')).toHaveValue('JPY');
  expect(await axeViolations()).toEqual([]);
});

test('requires a currency for a price mapped by hand', async () => {
  const { user } = await getMapping(csv('Cost', 'QM-1,Mug,4'));
  await selectTarget(user, 'Cost', 'Price in …');
  expect(screen.getByText('Select a currency for the price without one.')).toBeVisible();
  const next = screen.getByRole('button', { name: 'Continue to dry run' });
  expect(next).toHaveAttribute('aria-disabled', 'true');
  await user.selectOptions(getCurrency('Cost'), 'Euro (EUR)');
  expect(next).not.toHaveAttribute('aria-disabled', 'true');
});

test('reports a currency missing from the catalog and adds it with the import', async () => {
  const { user, catalog, product } = await getMapping(csv('Price DKK', 'QM-1,Mug,30', 'QM-2,Jug,40'));
  const before = (await catalog()).currencies;
  expect(
    screen.getByText(
      /^The catalog has no prices in Danish Krone \(DKK\)\. The column “Price DKK” contains prices in this currency\./,
    ),
  ).toBeVisible();
  await toCheck(user);
  await dryRun(user);
  await expectPlan({ create: 0, update: 0, skip: 0, fail: 2 });
  const issues = within(screen.getByRole('table', { name: 'Issues in the file' }));
  expect(await issues.findAllByText(/contains prices in DKK, but the catalog has no prices in DKK/)).toHaveLength(2);

  await user.click(screen.getByRole('checkbox', { name: 'Add DKK to the catalog with this import' }));
  await dryRun(user, 'Repeat');
  await expectPlan({ create: 2, update: 0, skip: 0, fail: 0 });
  expect((await catalog()).currencies).toEqual(before);
  await user.click(screen.getByRole('button', { name: 'Import 2 products' }));
  await waitFor(() => expect(screen.getByText('Import complete: 2 products imported.')).toBeVisible());
  expect((await catalog()).currencies).toEqual([...before, 'DKK']);
  expect((await product('QM-1'))!.prices).toEqual([{ currency: 'DKK', amount: 30, compareAt: null }]);
});

test('allows skipping a column in a currency missing from the catalog', async () => {
  const { user } = await getMapping(csv('Price EUR,Price DKK', 'QM-1,Mug,4,30'));
  await user.click(screen.getByRole('button', { name: 'Don’t import “Price DKK”' }));
  expect(toTarget('Price DKK')).toHaveDisplayValue('Not imported');
  await waitFor(() => expect(screen.queryByText(/has no prices in Danish Krone/)).not.toBeInTheDocument());
});

test('asks for the currency of a price column if other columns include theirs', async () => {
  const { user } = await getMapping(csv('Price,Price EUR', 'QM-1,Mug,5,4'));
  expect(screen.getByText(/^“Price” doesn’t include the currency of the prices, but other columns do\./)).toBeVisible();
  const next = screen.getByRole('button', { name: 'Continue to dry run' });
  expect(next).toHaveAttribute('aria-disabled', 'true');
  await selectTarget(user, 'Price', 'Price in …');
  await user.selectOptions(getCurrency('Price'), 'US Dollar (USD)');
  expect(screen.queryByText(/doesn’t include the currency/)).not.toBeInTheDocument();
  expect(next).not.toHaveAttribute('aria-disabled', 'true');
});

test('counts products imported with errors as blocking publishing', async () => {
  const { user } = await getMapping(csv('Price EUR,GTIN', 'QM-1,Mug,4,4006381333932', 'QM-2,Jug,5,'));
  await toCheck(user);
  await dryRun(user);
  await expectPlan({ create: 1, update: 0, skip: 0, fail: 1 });
  expect(await stat('Will block publishing')).toBe('0');
  await user.click(screen.getByRole('radio', { name: /^Skip values with errors/ }));
  await dryRun(user, 'Repeat');
  await expectPlan({ create: 2, update: 0, skip: 0, fail: 0 });
  expect(await stat('Will block publishing')).toBe('1');
  await user.click(screen.getByRole('button', { name: 'Import 2 products' }));
  await waitFor(() => expect(screen.getByText(/^1 imported product has errors that block publishing\./)).toBeVisible());
  expect(await stat('Blocking publishing')).toBe('1');
});
