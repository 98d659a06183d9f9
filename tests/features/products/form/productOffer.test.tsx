import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ProductRecord } from '#server/records/products';
import { getSalePhase } from '#shared/sale';
import { getAmountAt, toInstant } from '#features/products/sections/prices/salePrices';
import { axeViolations } from '#tests/support/axeViolations';
import { renderApp } from '#tests/support/renderApp';
import { putStored, readStored } from '#tests/support/stored';
import { save } from './productForm';

const tent = '/catalogs/1/products/1';

/** Opens the first demo product with the given fields changed. */
const openWith = async (over: Partial<ProductRecord>) => {
  const { user, gateway } = await renderApp(tent, {
    prepare: async (gateway) => {
      const put = { ...(await readStored(gateway, 'products', '1'))!, ...over };
      await putStored(gateway, 'products', put);
    },
  });
  return { user, stored: async () => (await readStored(gateway, 'products', '1'))! };
};

const price = { currency: 'EUR', amount: 80, compareAt: 100 };

test('shows that a sale has ended, and accepts a new period', async () => {
  const { user, stored } = await openWith({ prices: [{ ...price, compareAtUntil: '2019-12-31T23:59:59.999Z' }] });
  const sale = await screen.findByRole('group', { name: 'Sale in EUR' });
  expect(within(sale).getByText('Ended')).toBeVisible();
  expect(within(sale).getByLabelText('Sale ends')).toHaveValue('2019-12-31');
  expect(await axeViolations()).toEqual([]);
  fireEvent.change(within(sale).getByLabelText('Sale starts'), { target: { value: '2999-01-01' } });
  fireEvent.change(within(sale).getByLabelText('Sale ends'), { target: { value: '2999-01-31' } });
  expect(within(sale).getByText('Starts Jan 1, 2999')).toBeVisible();
  await save(user);
  await screen.findByText('Product saved');
  expect((await stored()).prices).toEqual([
    { ...price, compareAtFrom: '2999-01-01T00:00:00.000Z', compareAtUntil: '2999-01-31T23:59:59.999Z' },
  ]);
});

test('shows stock and availability for a product without variants', async () => {
  const { user, stored } = await openWith({ variants: [] });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Availability' }), 'Preorder');
  fireEvent.change(screen.getByLabelText('Available from'), { target: { value: '2999-05-01' } });
  await user.type(screen.getByRole('textbox', { name: 'Stock' }), '4');
  await save(user);
  await screen.findByText('Product saved');
  expect(await stored()).toMatchObject({ availability: 'PREORDER', availableFrom: '2999-05-01', stock: 4 });
});

test('keeps the time and the zone of a delivery, and reads a new time in the zone of the catalog', async () => {
  const { user, stored } = await openWith({
    variants: [],
    availability: 'PREORDER',
    availableFrom: '2999-05-01T08:00:00-05:00',
  });
  const time = await screen.findByLabelText('Time (optional)');
  expect(time).toHaveValue('08:00');
  expect(time).toHaveAccessibleDescription('UTC-05:00');
  expect(screen.getByLabelText('Available from')).toHaveValue('2999-05-01');
  expect(await axeViolations()).toEqual([]);
  fireEvent.change(time, { target: { value: '09:30' } });
  expect(time).toHaveAccessibleDescription('In the time zone of the catalog');
  await save(user);
  await screen.findByText('Product saved');
  expect(await stored()).toMatchObject({ availableFrom: '2999-05-01T09:30:00+00:00' });
});

test('allows a variant to be out of stock regardless of its quantity, and a product to be external', async () => {
  const { user, stored } = await openWith({});
  const type = await screen.findByRole('combobox', { name: 'Product type' });
  expect(screen.queryByRole('textbox', { name: 'Button text' })).toBeNull();
  await user.selectOptions(type, 'External');
  await user.type(screen.getByRole('textbox', { name: 'URL on another site' }), 'https://other.example/tent');
  await user.type(screen.getByRole('textbox', { name: 'Button text' }), 'Buy there');
  const table = await screen.findByRole('grid', { name: 'Variants' });
  await user.click(within(table).getByRole('button', { name: 'Edit variant TNT-1000-1-SNO' }));
  const drawer = await screen.findByRole('dialog', { name: 'Variant TNT-1000-1-SNO' });
  await user.selectOptions(within(drawer).getByRole('combobox', { name: 'Availability' }), 'Out of stock');
  await user.click(within(drawer).getByRole('button', { name: 'Done' }));
  const row = within(await screen.findByRole('grid', { name: 'Variants' })).getByRole('row', { name: /1-SNO/ });
  expect(row).toHaveTextContent('Out of stock');
  await save(user);
  await screen.findByText('Product saved');
  const { kind, externalUrl, buttonText, variants } = await stored();
  expect(kind).toBe('EXTERNAL');
  expect([externalUrl, buttonText]).toEqual(['https://other.example/tent', 'Buy there']);
  expect(variants.map(({ availability }) => availability)).toEqual([undefined, 'OUT_OF_STOCK', undefined]);
});

test.each([
  ['', '', '', 'NONE', '8'],
  ['10', '', '', 'RUNNING', '8'],
  ['10', '2026-01-01T00:00:00.000Z', '', 'RUNNING', '8'],
  ['10', '2027-01-01T00:00:00.000Z', '', 'UPCOMING', '10'],
  ['10', '', '2026-01-01T00:00:00.000Z', 'ENDED', '10'],
  ['ten', '', '2026-01-01T00:00:00.000Z', 'ENDED', '8'],
])(
  'a price of 8 with a compare-at price of “%s” from “%s” until “%s” is %s',
  (compareAt, compareAtFrom, compareAtUntil, phase, amount) => {
    const values = { currency: 'EUR', channel: '', amount: '8', compareAt, compareAtFrom, compareAtUntil };
    const now = Date.parse('2026-06-15T12:00:00Z');
    expect(getSalePhase(values, now)).toBe(phase);
    expect(getAmountAt(values, now)).toBe(amount);
  },
);

test.each([
  ['', 'end', '2026-01-01T10:00:00.000Z', ''],
  ['2026-01-01', 'end', '2026-01-01T10:00:00.000Z', '2026-01-01T10:00:00.000Z'],
  ['2026-01-02', 'start', '2026-01-01T10:00:00.000Z', '2026-01-02T00:00:00.000Z'],
  ['2026-01-02', 'end', '', '2026-01-02T23:59:59.999Z'],
] as const)('converts the day “%s” at its %s after “%s” to %s', (day, edge, former, instant) => {
  expect(toInstant(day, edge, former)).toBe(instant);
});
