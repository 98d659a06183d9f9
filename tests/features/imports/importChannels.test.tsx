import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { axeViolations } from '../../support/axeViolations';
import { renderApp } from '../../support/renderApp';
import { findStoredProduct, readStored } from '../../support/stored';
import { chooseFile, dryRun, expectPlan, importPath, selectTarget, toCheck, toMapping, toTarget } from './importWizard';

const getMapping = async (file: string) => {
  const app = await renderApp(importPath);
  await chooseFile(app.user, file);
  await toMapping(app.user);
  return { ...app, catalog: async () => (await readStored(app.gateway, 'catalogs', '2'))! };
};

const FILE = 'SKU,Name,"Name [*, kiosk]",Price EUR,price-EUR-kiosk\nQM-1,Mug,Mug to go,4,3\nQM-2,Jug,,5,\n';

test('adds a channel that the catalog lacks with the import', async () => {
  const { user, gateway, catalog } = await getMapping(FILE);
  const before = (await catalog()).channels;
  expect(screen.getByRole('combobox', { name: 'Channel of Name [*, kiosk]' })).toHaveValue('kiosk');
  expect(
    screen.getByText(
      /^The catalog doesn’t have the channel kiosk\. The columns “Name \[\*, kiosk\]”,? and “price-EUR-kiosk” contain texts or prices for it\./,
    ),
  ).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Channel of price-EUR-kiosk' })).toHaveValue('kiosk');
  expect(screen.queryByRole('combobox', { name: 'Language of price-EUR-kiosk' })).not.toBeInTheDocument();
  expect(await axeViolations()).toEqual([]);
  await user.click(screen.getByRole('checkbox', { name: 'Add kiosk to the catalog with this import' }));
  await toCheck(user);
  await dryRun(user);
  await expectPlan({ create: 2, update: 0, skip: 0, fail: 0 });
  await user.click(screen.getByRole('button', { name: 'Import 2 products' }));
  await waitFor(() => expect(screen.getByText('Import complete: 2 products imported.')).toBeVisible());
  expect((await catalog()).channels).toEqual([...before, 'kiosk']);
  expect((await findStoredProduct(gateway, '2', 'QM-1'))!.prices).toEqual([
    { currency: 'EUR', amount: 4, compareAt: null },
    { currency: 'EUR', channel: 'kiosk', amount: 3, compareAt: null },
  ]);
  expect(await readStored(gateway, 'channels', 'kiosk')).toMatchObject({ labels: [{ locale: 'en', text: 'Kiosk' }] });
});

test('leaves out the texts for a channel', async () => {
  const { user } = await getMapping(FILE);
  await user.click(screen.getByRole('button', { name: 'Don’t import texts or prices for kiosk' }));
  expect(toTarget('Name [*, kiosk]')).toHaveDisplayValue('Not imported');
  expect(toTarget('price-EUR-kiosk')).toHaveDisplayValue('Not imported');
  await waitFor(() => expect(screen.queryByText(/^The catalog doesn’t have/)).not.toBeInTheDocument());
});

test('says that rows for a channel are only imported if it is added', async () => {
  const { user } = await getMapping(
    'channel,locale,sku,status,type,parent,attribute_family,configurable_attributes,name,price (EUR)\n' +
      'web,en,mug,true,simple,,,,Mug,4\nkiosk,en,mug,true,simple,,,,Mug to go,4\n',
  );
  expect(screen.getByText(/^The catalog doesn’t have the channel kiosk\. The column “channel”/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Don’t import texts or prices for kiosk' })).not.toBeInTheDocument();
  const choice = screen.getByRole('checkbox', { name: 'Add kiosk to the catalog with this import' });
  await user.click(choice);
  expect(choice).toBeChecked();
  await user.click(choice);
  expect(choice).not.toBeChecked();
});

test('adds the channel of a column that is mapped by hand, with its prices', async () => {
  const { user, gateway, catalog } = await getMapping('SKU,Name,Shop,Price\nQM-1,Mug,,4\nQM-1,Mug,kiosk,3\n');
  expect(screen.queryByText(/^The catalog doesn’t have the channel/)).not.toBeInTheDocument();
  await selectTarget(user, 'Shop', 'Sales channel of the texts and prices in the row');
  expect(await screen.findByText(/^The catalog doesn’t have the channel kiosk\. The column “Shop”/)).toBeVisible();
  await toCheck(user);
  await dryRun(user);
  expect(await screen.findByText(/^Row 3 has the price €3.00 for the channel kiosk/)).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Add kiosk to the catalog with this import' }));
  await dryRun(user, 'Repeat');
  await user.click(screen.getByRole('button', { name: 'Import 1 product' }));
  await waitFor(() => expect(screen.getByText('Import complete: 1 product imported.')).toBeVisible());
  expect((await catalog()).channels).toContain('kiosk');
  expect((await findStoredProduct(gateway, '2', 'QM-1'))!.prices).toEqual([
    { currency: 'EUR', amount: 4, compareAt: null },
    { currency: 'EUR', channel: 'kiosk', amount: 3, compareAt: null },
  ]);
});

test('offers a channel for a store view of Magento that has other prices', async () => {
  await getMapping(
    'sku,store_view_code,product_type,attribute_set_code,name,price\n' +
      'mug,,simple,Default,Mug,4\nmug,german,simple,Default,Becher,4\nmug,kiosk,simple,Default,,3\n',
  );
  expect(screen.getByText(/^The catalog doesn’t have the channel kiosk\. The column “store_view_code”/)).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Add kiosk to the catalog with this import' })).not.toBeChecked();
  expect(screen.queryByText(/^The catalog doesn’t have the channel german/)).not.toBeInTheDocument();
});
