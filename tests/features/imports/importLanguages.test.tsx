import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { axeViolations } from '../../support/axeViolations';
import { renderApp } from '../../support/renderApp';
import { findStoredProduct, readStored } from '../../support/stored';
import { chooseFile, dryRun, expectPlan, importPath, toCheck, toMapping, toTarget } from './importWizard';

const getMapping = async (file: string) => {
  const app = await renderApp(importPath);
  await chooseFile(app.user, file);
  await toMapping(app.user);
  const catalog = async () => (await readStored(app.gateway, 'catalogs', '2'))!;
  const product = (sku: string) => findStoredProduct(app.gateway, '2', sku);
  return { ...app, catalog, product };
};

const getLanguage = (column: string) => screen.getByRole('combobox', { name: `Language of ${column}` });

test('maps columns to languages that their headers name, and adds one that the catalog lacks with the import', async () => {
  const { user, catalog, product } = await getMapping(
    'SKU,Name,Name-da_DK,Price EUR\nQM-1,Mug,Krus,4\nQM-2,Jug,Kande,5\n',
  );
  const before = (await catalog()).locales;
  expect(toTarget('Name-da_DK')).toHaveDisplayValue('Name');
  expect(getLanguage('Name-da_DK')).toHaveDisplayValue('Danish (Denmark) (da-DK)');
  expect(getLanguage('Name')).toHaveValue('');
  expect(
    screen.getByText(
      /^The catalog doesn’t have the language Danish \(Denmark\) \(da-DK\)\. The column “Name-da_DK” contains texts/,
    ),
  ).toBeVisible();
  expect(await axeViolations()).toEqual([]);
  await user.click(
    screen.getByRole('checkbox', { name: 'Add Danish (Denmark) (da-DK) to the catalog with this import' }),
  );
  await toCheck(user);
  await dryRun(user);
  await expectPlan({ create: 2, update: 0, skip: 0, fail: 0 });
  await user.click(screen.getByRole('button', { name: 'Import 2 products' }));
  await waitFor(() => expect(screen.getByText('Import complete: 2 products imported.')).toBeVisible());
  expect((await catalog()).locales).toEqual([...before, 'da-DK']);
  expect((await product('QM-1'))!.values).toEqual([{ attribute: 'name', locale: 'da-DK', text: 'Krus' }]);
});

test('lets the user change the language of a column, or leave a language out', async () => {
  const { user } = await getMapping('SKU,Name,Name-da_DK,Price EUR\nQM-1,Mug,Krus,4\n');
  await user.selectOptions(getLanguage('Name-da_DK'), 'Norwegian Bokmål (nb)');
  expect(screen.getByText(/^The catalog doesn’t have the language Norwegian/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Don’t import texts in Norwegian Bokmål (nb)' }));
  expect(toTarget('Name-da_DK')).toHaveDisplayValue('Not imported');
  await waitFor(() => expect(screen.queryByText(/^The catalog doesn’t have/)).not.toBeInTheDocument());
});

test('selects a language for each store view, and skips the others', async () => {
  const header = 'sku,store_view_code,product_type,attribute_set_code,name,price\n';
  const { user, product } = await getMapping(
    `${header}QM-1,,simple,Default,Mug,4\nQM-1,danish,simple,Default,Krus,\nQM-1,b2b,simple,Default,B2B mug,\n`,
  );
  const list = within(screen.getByRole('heading', { name: 'Languages of rows' }).closest('section')!);
  expect(list.getByRole('combobox', { name: 'Language of danish' })).toHaveValue('da');
  const other = list.getByRole('combobox', { name: 'Language of b2b' });
  expect(other).toHaveDisplayValue('Skip these texts');
  await user.selectOptions(other, 'Swedish (sv)');
  expect(screen.getByText(/^The catalog doesn’t have the language Swedish/)).toBeVisible();
  await user.selectOptions(other, 'Skip these texts');
  await user.click(screen.getByRole('checkbox', { name: 'Add Danish (da) to the catalog with this import' }));
  await toCheck(user);
  await dryRun(user);
  await expectPlan({ create: 1, update: 0, skip: 0, fail: 0 });
  await user.click(screen.getByRole('button', { name: 'Import 1 product' }));
  await waitFor(() => expect(screen.getByText('Import complete: 1 product imported.')).toBeVisible());
  expect((await product('QM-1'))!.values).toEqual([{ attribute: 'name', locale: 'da', text: 'Krus' }]);
});

test('shows which rows are in the default language if each row names one', async () => {
  await getMapping(
    'locale,sku,type,attribute_family,name,price (EUR)\nen_US,QM-1,simple,f,Mug,4\nda_DK,QM-1,simple,f,Krus,4\n',
  );
  expect(getLanguage('en_US')).toHaveDisplayValue('English (en)');
  expect(getLanguage('da_DK')).toHaveDisplayValue('Danish (Denmark) (da-DK)');
});
