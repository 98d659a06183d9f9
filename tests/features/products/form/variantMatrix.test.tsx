import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { type VariantValues } from '#features/products/core/values/productValues';
import { newVariant } from '#features/products/sections/variants/newVariant';
import {
  countCombinations,
  createMatrix,
  findNewCombinations,
  type Axis,
} from '#features/products/sections/variants/matrix/variantMatrix';
import { axeViolations } from '#tests/support/axeViolations';
import { renderApp } from '#tests/support/renderApp';
import { readStored } from '#tests/support/stored';
import { save } from './productForm';

const size: Axis = { name: 'Size', options: ['S', 'M'] };
const color: Axis = { name: 'Color', options: ['Red', 'Dark blue', 'Crème'] };

const makeVariant = (sku: string, options: Record<string, string>, offer: Partial<VariantValues> = {}) => ({
  ...newVariant([]),
  id: sku,
  sku,
  options: Object.entries(options).map(([name, value]) => ({ name, value })),
  ...offer,
});

const price = { currency: 'EUR', channel: '', amount: '9.00', compareAt: '', compareAtFrom: '', compareAtUntil: '' };

describe('combinations of options', () => {
  test.each<[string, Axis[], VariantValues[], number, number]>([
    ['no axes', [], [], 0, 0],
    ['an axis without a name', [{ name: ' ', options: ['S'] }], [], 0, 0],
    ['an axis without values', [size, { name: 'Color', options: [] }], [], 2, 2],
    ['two axes', [size, color], [], 6, 6],
    ['a variant that exists', [size, color], [makeVariant('A', { Color: 'red', size: 's' })], 6, 5],
    ['a variant without one of the axes', [size, color], [makeVariant('A', { Size: 'S' })], 6, 6],
    ['a variant with an additional option', [size], [makeVariant('A', { Size: 'S', Fit: 'Slim' })], 2, 1],
  ])('counts %s', (_name, axes, variants, total, created) => {
    expect(countCombinations(axes)).toBe(total);
    expect(findNewCombinations(axes, variants)).toHaveLength(created);
  });
});

describe('new variants', () => {
  const getCode = (_name: string, value: string) => value;
  const skus = (variants: readonly VariantValues[]) => variants.map(({ sku }) => sku);

  test('have SKUs made of the product’s SKU and the options', () => {
    const made = createMatrix({ sku: 'TEE', stock: '', variants: [] }, [size, color], 'product', getCode);
    expect(skus(made)).toEqual([
      'TEE-S-RED',
      'TEE-S-DARK-BLUE',
      'TEE-S-CREME',
      'TEE-M-RED',
      'TEE-M-DARK-BLUE',
      'TEE-M-CREME',
    ]);
  });

  test('have SKUs that differ from each other and from existing ones', () => {
    const axis = { name: 'Size', options: ['S', 's.', 'M'] };
    const variants = [makeVariant('TEE-M', { Size: 'L' })];
    expect(skus(createMatrix({ sku: 'TEE', stock: '', variants }, [axis], 'product', getCode))).toEqual([
      'TEE-S',
      'TEE-S-2',
      'TEE-M-2',
    ]);
  });

  test('take stock from the product, or price and stock from the most similar variant', () => {
    const variants = [
      makeVariant('A', { Size: 'S', Color: 'Red' }, { stock: '1' }),
      makeVariant('B', { Size: 'M', Color: 'Red' }, { stock: '2', prices: [price], availability: 'BACKORDER' }),
    ];
    const product = { sku: 'TEE', stock: '7', variants };
    const axes = [size, { name: 'Color', options: ['Red', 'Green'] }];
    expect(createMatrix(product, axes, 'product', getCode)).toMatchObject([
      { stock: '7', prices: [], availability: '' },
      { stock: '7', prices: [], availability: '' },
    ]);
    expect(createMatrix(product, axes, 'neighbor', getCode)).toMatchObject([
      { sku: 'TEE-S-GREEN', stock: '1', prices: [] },
      { sku: 'TEE-M-GREEN', stock: '2', prices: [price], availability: 'BACKORDER' },
    ]);
  });
});

test('creates the missing combinations of typed values, and saves them', async () => {
  const { user, gateway } = await renderApp('/catalogs/1/products/1');
  await user.click(await screen.findByRole('button', { name: 'Create variants' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create variants' }));
  expect(dialog.getByRole('textbox', { name: 'Name of option 2' })).toHaveValue('Color');
  expect(dialog.getByRole('status')).toHaveTextContent('3 combinations: 0 new, 3 existing');
  expect(dialog.getByRole('button', { name: 'Create variants' })).toHaveAttribute('aria-disabled', 'true');
  await user.type(dialog.getByRole('combobox', { name: 'Values of Capacity' }), '4 persons{Enter}');
  expect(dialog.getByRole('status')).toHaveTextContent('6 combinations: 3 new, 3 existing');
  // Closes the list of options, not the dialog.
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('option', { name: '3 persons' })).not.toBeInTheDocument());
  expect(await axeViolations()).toEqual([]);
  await user.selectOptions(
    dialog.getByRole('combobox', { name: 'Price and stock' }),
    'Same as the most similar variant',
  );
  await user.click(dialog.getByRole('button', { name: 'Create 3 variants' }));
  expect(await screen.findByRole('heading', { name: 'Variants (6)' })).toBeVisible();
  await save(user);
  await screen.findByText('Product saved');
  const { variants } = (await readStored(gateway, 'products', '1'))!;
  expect(variants.slice(0, 3).map(({ id }) => id)).toEqual(['1-1', '1-2', '1-3']);
  expect(variants).toHaveLength(6);
  expect(variants.at(-1)).toMatchObject({ status: 'ACTIVE', options: [{ value: '4 persons' }, { name: 'Color' }] });
  expect(new Set(variants.map(({ sku }) => sku)).size).toBe(6);
});
