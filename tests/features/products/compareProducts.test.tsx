import { screen, waitFor, within } from '@testing-library/react';
import { print } from 'graphql';
import { expect, test } from 'vitest';
import { ProductUpdateDocument } from '#features/products/core/ProductDetail.generated';
import { comparedRows, isEmptyValue, toCompared, type Compared } from '#features/products/compare/comparedRows';
import {
  CompareProductsDocument,
  type CompareProductsQuery,
} from '#features/products/compare/CompareProducts.generated';
import { updateProduct } from '#server/domain/products/updateProduct';
import type { ProductInput } from '#server/types.generated';
import type { Gateway } from '#server/gateway';
import { userNamed } from '#tests/server/catalogs/domainContext';
import { axeViolations } from '#tests/support/axeViolations';
import { grantClientAbilities } from '#tests/support/clientAbilities';
import { renderApp } from '#tests/support/renderApp';
import { changeStored, readStored } from '#tests/support/stored';
import { createTestClient } from '#tests/support/testClient';
import { productNames } from './list/productTable';

const compare = '/catalogs/1/products/compare?ids=1,2,3';

const stored = async (gateway: Gateway, id: string) => (await readStored(gateway, 'products', id))!;

const table = () => screen.findByRole('table');

const rowOf = async (label: string): Promise<HTMLElement> =>
  within(await table())
    .getByRole('rowheader', { name: label })
    .closest('tr')!;

const cellsOf = async (label: string) => within(await rowOf(label)).getAllByRole('cell');

test('selected products are compared, first by their differences only', async () => {
  const { user, history } = await renderApp('/catalogs/1/products');
  const [first = '', second = ''] = (await productNames()).map(String);
  for (const name of [first, second]) await user.click(screen.getByRole('checkbox', { name: `Select ${name}` }));
  await user.click(await screen.findByRole('link', { name: 'Compare' }));
  const heads = within(await table()).getAllByRole('columnheader');
  expect(heads.map((head) => within(head).queryByRole('link')?.textContent)).toEqual([undefined, first, second]);
  expect(await rowOf('Name')).toBeVisible();
  expect(screen.queryByRole('rowheader', { name: 'Status' })).not.toBeInTheDocument();
  expect(await axeViolations()).toEqual([]);
  await user.click(screen.getByRole('switch', { name: 'Differences only' }));
  expect(await rowOf('Status')).toHaveTextContent(/Active.*Active/);
  expect(history.get().location.search).toContain('fields=all');
});

test('a value is copied to another product or to all, and the copy can be undone', async () => {
  const { user, gateway } = await renderApp(compare);
  const before = await Promise.all(['1', '2', '3'].map((id) => stored(gateway, id)));
  const copyName = async (entry: string) => {
    const [first] = await cellsOf('Name');
    await user.click(within(first!).getByRole('button', { name: /^Copy Name of/ }));
    await user.click(await screen.findByRole('menuitem', { name: entry }));
  };
  await copyName(`Copy to ${before[1]!.name}`);
  expect(await screen.findByText('Name copied to 1 product')).toBeVisible();
  expect((await stored(gateway, '2')).name).toBe(before[0]!.name);
  expect((await stored(gateway, '3')).name).toBe(before[2]!.name);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Name restored')).toBeVisible();
  expect((await stored(gateway, '2')).name).toBe(before[1]!.name);
  await copyName('Copy to all');
  expect(await screen.findByText('Name copied to 2 products')).toBeVisible();
  expect((await stored(gateway, '3')).name).toBe(before[0]!.name);
  await waitFor(() => expect(screen.queryByRole('rowheader', { name: 'Name' })).not.toBeInTheDocument());
});

const change = async (gateway: Gateway, id: string, input: ProductInput) =>
  updateProduct(
    { ...gateway.context, user: userNamed('Ben') },
    { id, input, revision: (await stored(gateway, id)).revision },
  );

test('what someone else has changed in the meantime is not replaced', async () => {
  const { user, gateway } = await renderApp(compare);
  const [first] = await cellsOf('Name');
  const { name } = await stored(gateway, '2');
  await user.click(within(first!).getByRole('button', { name: /^Copy Name of/ }));
  const entry = await screen.findByRole('menuitem', { name: `Copy to ${name}` });
  await change(gateway, '2', { name: 'By Ben' });
  await user.click(entry);
  expect(await screen.findByText(`${name} was changed in the meantime`)).toBeVisible();
  expect(screen.getByText(/^Ben changed Name\./)).toBeVisible();
  expect((await stored(gateway, '2')).name).toBe('By Ben');
  await waitFor(async () => expect(await rowOf('Name')).toHaveTextContent('By Ben'));
});

test('every value that can be copied makes the field of both products the same', async () => {
  const { gateway, data } = await createTestClient({ demoProducts: 24 });
  await change(gateway, '1', {
    values: [
      { attribute: 'name', locale: 'de', text: 'Zelt' },
      { attribute: 'seo-title', channel: 'web', text: 'Tent for the web' },
    ],
    prices: [
      { currency: 'EUR', amount: 10 },
      { currency: 'EUR', amount: 9, channel: 'web', compareAt: 12 },
    ],
    associations: [{ type: 'RELATED', sku: (await stored(gateway, '3')).sku }],
  });
  const read = async (): Promise<Compared[]> => {
    const variables = { ids: ['1', '2'], catalogId: '1' };
    const { productsById }: CompareProductsQuery = await data(print(CompareProductsDocument), variables);
    return productsById.map(toCompared);
  };
  const copied: string[] = [];
  for (const { id } of comparedRows(await read())) {
    const [source, target] = await read();
    const row = comparedRows([source!, target!]).find((one) => one.id === id)!;
    if (!row.copy || row.isSame || isEmptyValue(row.values[0])) continue;
    const input = { id: '2', revision: target!.product.revision, ...row.copy(target!, source!) };
    await data(print(ProductUpdateDocument), { input, withVariants: false });
    const after = comparedRows(await read()).find((one) => one.id === id);
    expect.soft(after, id).toMatchObject({ isSame: true });
    copied.push(id);
  }
  expect(copied).toEqual(
    expect.arrayContaining([
      'name',
      'price:EUR:',
      'price:EUR:web',
      'values[name,de]',
      'values[seo-title,,web]',
      'media',
      'associations',
    ]),
  );
  expect(copied.some((id) => id.startsWith('attribute:'))).toBe(true);
});

test.each<[string, (gateway: Gateway) => Promise<unknown>]>([
  ['may only read', async (gateway) => grantClientAbilities(gateway, { Product: ['read'], Catalog: ['read'] })],
  [
    'may change products of an archived catalog',
    async (gateway) => {
      await grantClientAbilities(gateway, { Product: ['read', 'update'], Catalog: ['read'] });
      await changeStored(gateway, 'catalogs', '1', { status: 'ARCHIVED' });
    },
  ],
])('nothing can be copied by someone who %s', async (_name, prepare) => {
  await renderApp(compare, { user: 'client', prepare: async (gateway) => void (await prepare(gateway)) });
  expect(await rowOf('Name')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Copy / })).not.toBeInTheDocument();
});

test.each([
  ['1', /^Select 2 to 5 products in the list/],
  ['1,2,77', /^1 product no longer exists\./],
  ['77,78', /^2 products no longer exist\./],
])('the products %s are explained', async (ids, text) => {
  await renderApp(`/catalogs/1/products/compare?ids=${ids}`);
  expect(await screen.findByText(text)).toBeVisible();
});

test('products are removed from the comparison until two are left', async () => {
  const { user, history } = await renderApp(compare);
  await table();
  await user.click(screen.getAllByRole('button', { name: /from the comparison$/ })[1]!);
  await waitFor(() => expect(screen.getAllByRole('columnheader')).toHaveLength(3));
  expect(history.get().location.search).toBe('?ids=1%2C3');
  expect(screen.queryByRole('button', { name: /from the comparison$/ })).not.toBeInTheDocument();
});
