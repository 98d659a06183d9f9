import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { updateProduct } from '#server/domain/products/updateProduct';
import type { Gateway } from '#server/gateway';
import type { ProductInput } from '#server/types.generated';
import { loadIntl } from '#i18n/loadIntl';
import { userNamed } from '#tests/server/catalogs/domainContext';
import { axeViolations } from '#tests/support/axeViolations';
import { renderApp } from '#tests/support/renderApp';
import { readStored } from '#tests/support/stored';
import { field, retype, save } from './productForm';

const stored = async (gateway: Gateway) => (await readStored(gateway, 'products', '1'))!;

/** Opens a page after the prices of the first product were changed. */
const open = (path: string, input: ProductInput) =>
  renderApp(`/catalogs/1/products${path}`, {
    prepare: async (gateway) => {
      const { revision } = await stored(gateway);
      await updateProduct({ ...gateway.context, user: userNamed('Ben') }, { id: '1', input, revision });
    },
  });

const euros = (amount: number, channel?: string) => ({ currency: 'EUR', amount, ...(channel && { channel }) });

const region = (name: string) => within(screen.getByRole('region', { name }));

test('a price can be for one channel, once for each currency', async () => {
  const { user, gateway } = await open('/1', { prices: [euros(20), { currency: 'USD', amount: 25 }] });
  await field('Price in EUR');
  const prices = region('Prices');
  expect(prices.getAllByRole('combobox', { name: 'Channel' })[0]).toHaveDisplayValue('All channels');
  await user.click(prices.getByRole('button', { name: 'Add price' }));
  await user.type(prices.getByRole('textbox', { name: 'Price in EUR (Web shop)' }), '18');
  const channel = prices.getAllByRole('combobox', { name: 'Channel' })[2]!;
  await user.selectOptions(channel, 'All channels');
  await save(user);
  expect(await prices.findByText('There is already a price in this currency for this channel.')).toBeVisible();
  await user.selectOptions(channel, 'Marketplace');
  expect(prices.getByRole('textbox', { name: 'Price in EUR (Marketplace)' })).toHaveValue('18');
  expect(await axeViolations()).toEqual([]);
  await save(user);
  await waitFor(async () =>
    expect((await stored(gateway)).prices).toEqual([
      { ...euros(20), compareAt: null },
      { currency: 'USD', amount: 25, compareAt: null },
      { ...euros(18, 'marketplace'), compareAt: null },
    ]),
  );
});

test('a channel shows the prices that it inherits, and stores only its own', async () => {
  const { user, gateway } = await open('/1?channel=marketplace', {
    prices: [euros(20)],
    variants: [{ sku: 'ONE', name: 'One', options: [{ name: 'Size', value: 'S' }] }],
  });
  const price = await field('Price in EUR (Marketplace)');
  expect(price).toHaveAttribute('placeholder', '20.00');
  expect(price).toHaveAccessibleDescription('Inherited from all channels');
  expect(region('Prices').getByText('€20.00')).toBeVisible();
  // The marketplace sells in euros only.
  expect(screen.queryByRole('textbox', { name: /USD/ })).not.toBeInTheDocument();
  await user.type(price, '18');
  expect(price).not.toHaveAccessibleDescription();
  await user.type(screen.getByRole('textbox', { name: 'Compare-at price in EUR (Marketplace)' }), '22');
  expect(region('Prices').getByLabelText('Sale ends')).toBeVisible();
  const ofVariant = screen.getByRole('textbox', { name: 'Price in EUR (Marketplace) One (ONE)' });
  expect(ofVariant).toHaveAttribute('placeholder', '18');
  expect(ofVariant).toHaveAccessibleDescription('Inherited from the product');
  await user.type(ofVariant, '17');
  await save(user);
  await waitFor(async () =>
    expect(await stored(gateway)).toMatchObject({
      prices: [euros(20), { ...euros(18, 'marketplace'), compareAt: 22 }],
      variants: [{ prices: [euros(17, 'marketplace')] }],
    }),
  );
  await retype(user, price, '');
  await retype(user, screen.getByRole('textbox', { name: 'Compare-at price in EUR (Marketplace)' }), '');
  expect(price).toHaveAccessibleDescription('Inherited from all channels');
  await save(user);
  await waitFor(async () => expect((await stored(gateway)).prices).toHaveLength(1));
});

test('the product list shows, filters, and sorts by the prices of its channel', async () => {
  const { user, gateway } = await open('?channel=web&priceMax=2', {
    prices: [euros(20), euros(1, 'web')],
    variants: [],
  });
  const { name } = await stored(gateway);
  const row = await screen.findByRole('row', { name: new RegExp(name) });
  expect(within(row).getByText('€1.00')).toBeVisible();
  const channel = await screen.findByRole('combobox', { name: 'Channel of texts and prices' });
  await user.selectOptions(channel, 'All channels');
  await waitFor(() => expect(screen.queryByRole('row', { name: new RegExp(name) })).not.toBeInTheDocument());
});

test('amounts have the decimal separator of the user’s language, and are read with a point too', async () => {
  await loadIntl('de');
  localStorage.setItem('preferences', JSON.stringify({ locale: 'de' }));
  const { user, gateway } = await open('/1', {
    prices: [euros(20.5)],
    attributes: [{ name: 'Weight', value: '1.25 kg' }],
    variants: [{ sku: 'ONE', name: 'One', options: [{ name: 'Size', value: 'S' }], prices: [euros(21.9)] }],
  });
  const price = await screen.findByRole('textbox', { name: 'Preis in EUR' });
  expect(price).toHaveValue('20,50');
  expect(await screen.findByRole('button', { name: /^Preis in EUR.*: 21,90$/ })).toBeVisible();
  await user.clear(price);
  await user.type(price, '18,7');
  expect(price).toHaveValue('18,7');
  // It has a unit of its own once its definition is there.
  const getWeight = () => screen.getByRole('textbox', { name: 'Gewicht' });
  await waitFor(() => expect(getWeight()).toHaveValue('1,25'));
  await user.clear(getWeight());
  await user.type(getWeight(), '1.5');
  expect(getWeight()).toHaveValue('1,5');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  await waitFor(async () =>
    expect(await stored(gateway)).toMatchObject({
      prices: [euros(18.7)],
      attributes: expect.arrayContaining([{ name: 'Weight', value: '1.5 kg' }]),
    }),
  );
});
