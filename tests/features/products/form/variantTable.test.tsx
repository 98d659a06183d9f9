import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { type VariantValues } from '#features/products/core/values/productValues';
import { newVariant } from '#features/products/sections/variants/newVariant';
import { readCell, writeCell, type VariantField } from '#features/products/sections/variants/grid/variantCells';
import { isShared } from '#features/products/core/values/sharedVariant';
import { dialogClosed } from '#tests/support/dialogClosed';
import { renderApp } from '#tests/support/renderApp';
import { putStored, readStored } from '#tests/support/stored';
import { save } from './productForm';

const tent = '/catalogs/1/products/1';
const grid = () => screen.findByRole('grid', { name: 'Variants' });
const cell = async (name: string | RegExp) => within(await grid()).getByRole('button', { name });
const press = (user: UserEvent, ...keys: string[]) => user.keyboard(keys.map((key) => `{${key}}`).join(''));
const getStored = async (gateway: Awaited<ReturnType<typeof renderApp>>['gateway']) =>
  (await readStored(gateway, 'products', '1'))!.variants;

describe('cells', () => {
  const price = {
    currency: 'EUR',
    channel: '',
    amount: '9.00',
    compareAt: '12',
    compareAtFrom: '',
    compareAtUntil: '',
  };
  const inMarketplace = { ...price, channel: 'marketplace', currency: 'USD' };
  const variant: VariantValues = {
    ...newVariant([]),
    sku: 'A',
    stock: '5',
    options: [{ name: 'Size', value: 'S' }],
    prices: [price, inMarketplace],
  };
  test.each<[string, VariantField, string, Partial<VariantValues>]>([
    ['a SKU', { kind: 'sku' }, ' B ', { sku: 'B' }],
    ['a stock', { kind: 'stock' }, '', { stock: '' }],
    ['a status', { kind: 'status' }, 'DRAFT', { status: 'DRAFT' }],
    ['an option', { kind: 'option', name: 'Size' }, 'M', { options: [{ name: 'Size', value: 'M' }] }],
    [
      'an option that it lacks',
      { kind: 'option', name: 'Color' },
      'Red',
      { options: [...variant.options, { name: 'Color', value: 'Red' }] },
    ],
    ['no option', { kind: 'option', name: 'Size' }, '', { options: [] }],
    ['a price', { kind: 'price', currency: 'EUR' }, '10', { prices: [{ ...price, amount: '10' }, inMarketplace] }],
    [
      'a sale without a price, which is not valid',
      { kind: 'price', currency: 'EUR' },
      '',
      { prices: [{ ...price, amount: '' }, inMarketplace] },
    ],
    [
      'a price that it lacks',
      { kind: 'price', currency: 'USD' },
      '11',
      { prices: [price, inMarketplace, { ...price, currency: 'USD', amount: '11', compareAt: '' }] },
    ],
  ])('get %s', (_name, field, text, expected) => {
    const written = writeCell(variant, field, text);
    expect({ ...written }).toEqual({ ...variant, ...expected });
    expect(isShared(written)).toBe(true);
    expect(readCell(written, field)).toBe(text.trim());
    expect(writeCell(variant, field, readCell(variant, field))).toBe(variant);
  });

  test('ignore an unknown status', () => {
    expect(writeCell(variant, { kind: 'status' }, 'SOLD')).toBe(variant);
  });
});

test('moves between cells with the arrow keys, and edits them with the keyboard', async () => {
  const { user, gateway } = await renderApp(tent);
  (await cell(/^Capacity of variant TNT-1000-1-SNO/)).focus();
  await press(user, 'ArrowRight', 'ArrowRight');
  const prices = await screen.findByRole('button', { name: 'Price in EUR of variant TNT-1000-1-SNO: Same as product' });
  expect(prices).toHaveFocus();
  await press(user, 'F2');
  await user.keyboard('299,5{Enter}');
  expect(await cell('Price in EUR of variant TNT-1000-1-SNO: 299.5')).toHaveTextContent('€299.50');
  // Enter moves to the row below.
  expect(screen.getByRole('button', { name: /^Price in EUR of variant TNT-1000-1-INK/ })).toHaveFocus();
  await press(user, 'Enter');
  await user.keyboard('1{Escape}');
  expect(screen.getByRole('button', { name: 'Price in EUR of variant TNT-1000-1-INK: Same as product' })).toHaveFocus();
  await press(user, 'ArrowUp', 'End');
  expect(await cell('Status of variant TNT-1000-1-SNO: Active')).toHaveFocus();
  await press(user, 'Home', 'ArrowRight');
  expect(await cell('SKU of variant TNT-1000-1-SNO: TNT-1000-1-SNO')).toHaveFocus();
  await save(user);
  await screen.findByText('Product saved');
  expect((await getStored(gateway)).map(({ prices: [first] }) => first?.amount)).toEqual([undefined, 299.5, undefined]);
});

test('shows that a variant is sold for any value of an option', async () => {
  await renderApp(tent, {
    prepare: async (gateway) => {
      const product = (await readStored(gateway, 'products', '1'))!;
      const [first, ...others] = product.variants;
      const options = [...first!.options, { name: 'Hand', value: '' }];
      await putStored(gateway, 'products', { ...product, variants: [{ ...first!, options }, ...others] });
    },
  });
  expect(await cell('Hand of variant TNT-1000-1-MOS: Any Hand')).toHaveTextContent('Any Hand');
  expect(await cell('Hand of variant TNT-1000-1-SNO: Empty')).toHaveTextContent('');
});

test('reaches the table with one Tab', async () => {
  const { user } = await renderApp(tent);
  (await cell(/^Stock of variant TNT-1000-1-MOS/)).focus();
  const buttons = within(await grid()).getAllByRole('button');
  await waitFor(() => expect(buttons.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1));
  await user.tab();
  expect(await grid()).not.toContainElement(document.activeElement as HTMLElement);
});

test('shows an invalid value at its cell', async () => {
  const { user, gateway } = await renderApp(tent);
  await user.click(await cell(/^Stock of variant TNT-1000-1-MOS/));
  await user.keyboard('many{Enter}');
  const stock = await cell('Stock of variant TNT-1000-1-MOS: many');
  await waitFor(() => expect(stock).toHaveAccessibleDescription('Enter a whole number or leave this blank.'));
  await user.click(await cell(/^SKU of variant TNT-1000-1-SNO/));
  await user.keyboard('SLB-1001{Enter}');
  await user.click(stock);
  await user.keyboard('3{Enter}');
  await waitFor(async () => expect(await cell('Stock of variant TNT-1000-1-MOS: 3')).not.toHaveAttribute('title'));
  await save(user);
  const drawer = await screen.findByRole('dialog', { name: 'Variant SLB-1001' });
  await user.click(within(drawer).getByRole('button', { name: 'Done' }));
  await waitFor(async () =>
    expect(await cell('SKU of variant SLB-1001: SLB-1001')).toHaveAccessibleDescription(
      'The SKU SLB-1001 is already used by "Dune Sleeping Bag".',
    ),
  );
  expect(await readStored(gateway, 'products', '1')).toMatchObject({ revision: 1 });
});

test('sets a value for all selected variants, and removes them', async () => {
  const { user, gateway } = await renderApp(tent);
  await user.click(within(await grid()).getByRole('checkbox', { name: 'Select all rows on this page' }));
  await user.click(within(await grid()).getByRole('checkbox', { name: 'Select TNT-1000-1-SNO' }));
  await user.click(await screen.findByRole('button', { name: 'Set a value' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Set a value for 2 variants' }));
  await user.type(dialog.getByRole('textbox', { name: 'Value' }), '42');
  await user.click(dialog.getByRole('button', { name: 'Set a value' }));
  await waitFor(async () => expect(await cell('Stock of variant TNT-1000-1-MOS: 42')).toBeVisible());
  await dialogClosed();
  await user.click(screen.getByRole('button', { name: 'Set a value' }));
  const again = within(await screen.findByRole('dialog', { name: 'Set a value for 2 variants' }));
  await user.selectOptions(again.getByRole('combobox', { name: 'Set the value of' }), 'Status');
  await user.selectOptions(again.getByRole('combobox', { name: 'Value' }), 'Draft');
  await user.click(again.getByRole('button', { name: 'Set a value' }));
  await dialogClosed();
  await save(user);
  await screen.findByText('Product saved');
  const [first, second, third] = await getStored(gateway);
  expect([first, third]).toMatchObject([
    { stock: 42, status: 'DRAFT' },
    { stock: 42, status: 'DRAFT' },
  ]);
  expect(second).toMatchObject({ status: 'ACTIVE' });
  await user.click(screen.getByRole('button', { name: 'Remove 2 variants' }));
  expect(await screen.findByRole('heading', { name: 'Variants (1)' })).toBeVisible();
});
