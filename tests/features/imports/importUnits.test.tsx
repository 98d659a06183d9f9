import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { axeViolations } from '../../support/axeViolations';
import { renderApp } from '../../support/renderApp';
import { listStored } from '../../support/stored';
import { chooseFile, dryRun, importPath, toCheck, toMapping } from './importWizard';

const FILE = 'sku,name,price EUR,Weight,Width,Height\nU-1,Skillet,35,1.2,30,5\n';

test('asks once for the unit of weights and once for that of dimensions, and imports with them', async () => {
  const { user, gateway } = await renderApp(importPath);
  await chooseFile(user, FILE, 'list.csv');
  await toMapping(user);
  const ask = (text: RegExp) => within(screen.getByText(text).parentElement!);
  const weight = ask(/^The column “Weight” has numbers without a unit/).getByRole('combobox', {
    name: 'Unit in the file',
  });
  await user.selectOptions(weight, 'kg');
  const dimensions = ask(/^The columns “Width” and “Height” have numbers without a unit/);
  await user.selectOptions(dimensions.getByRole('combobox', { name: 'Unit in the file' }), 'cm');
  expect(weight).toHaveDisplayValue('kg');
  expect(await axeViolations()).toEqual([]);
  await toCheck(user);
  await dryRun(user);
  expect(screen.queryByText(/numbers without a unit: /)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Import 1 product' }));
  await screen.findByText(/^Import complete/);
  const [product] = await listStored(gateway, 'products', ({ sku }) => sku === 'U-1');
  expect(product?.attributes).toEqual([
    { name: 'Weight', value: '1.2 kg' },
    { name: 'Width', value: '30 cm' },
    { name: 'Height', value: '5 cm' },
  ]);
});
