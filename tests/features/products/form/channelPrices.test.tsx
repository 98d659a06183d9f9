import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { updateProduct } from '#server/domain/products/updateProduct';
import type { Gateway } from '#server/gateway';
import type { ProductInput } from '#server/types.generated';
import { loadIntl } from '#i18n/loadIntl';
import { userNamed } from '#tests/server/catalogs/domainContext';
import { axeViolations } from '#tests/support/axeViolations';
import { renderApp } from '#tests/support/renderApp';
import { putStored, readStored } from '#tests/support/stored';
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

test('prices have a field for each currency and channel, and show which price applies in an empty one', async () => {
  const { user, gateway } = await open('/1', { prices: [euros(20), { currency: 'USD', amount: 25 }] });
  await field('Price in EUR');
  const prices = region('Prices');
  const marketplace = prices.getByRole('textbox', { name: 'Price in EUR (Marketplace)' });
  expect(marketplace).toHaveAttribute('placeholder', '20.00');
  expect(marketplace).toHaveAccessibleDescription('Inherited from all channels');
  // The marketplace sells in euros only.
  expect(prices.getAllByRole('textbox').map((box) => box.getAttribute('aria-label'))).toEqual([
    'Price in EUR',
    'Price in EUR (Web shop)',
    'Price in EUR (Marketplace)',
    'Price in USD',
    'Price in USD (Web shop)',
  ]);
  expect(prices.getByText('Not sold')).toBeVisible();
  await user.type(marketplace, '18');
  expect(marketplace).toHaveFocus();
  expect(marketplace).not.toHaveAccessibleDescription();
  await user.tab();
  expect(prices.getByRole('button', { name: 'Add sale in EUR (Marketplace)' })).toHaveFocus();
  await user.keyboard('{Enter}22');
  const compareAt = prices.getByRole('textbox', { name: 'Compare-at price in EUR (Marketplace)' });
  expect(compareAt).toHaveFocus();
  expect(compareAt).toHaveValue('22');
  expect(await axeViolations()).toEqual([]);
  await save(user);
  const kept = [euros(20), { currency: 'USD', amount: 25 }].map((price) => ({ ...price, compareAt: null }));
  await waitFor(async () =>
    expect((await stored(gateway)).prices).toEqual([...kept, { ...euros(18, 'marketplace'), compareAt: 22 }]),
  );
  await user.click(prices.getByRole('button', { name: 'Remove sale in EUR (Marketplace)' }));
  await retype(user, marketplace, '');
  expect(marketplace).toHaveAccessibleDescription('Inherited from all channels');
  // A price that is typed again is no change.
  await retype(user, prices.getByRole('textbox', { name: 'Price in EUR' }), '');
  await user.type(prices.getByRole('textbox', { name: 'Price in EUR' }), '20.00');
  await save(user);
  await waitFor(async () => expect((await stored(gateway)).prices).toEqual(kept));
});

test('a wrong amount is reported in its field, and one without a price is no error', async () => {
  const { user } = await open('/1', { prices: [euros(20)] });
  const price = await field('Price in EUR (Web shop)');
  await user.type(price, 'cheap');
  await user.tab();
  await waitFor(() => expect(price).toHaveAccessibleDescription('Enter an amount. Example: 19.90'));
  await save(user);
  await waitFor(() => expect(price).toHaveFocus());
  await retype(user, price, '');
  expect(price).toHaveAccessibleDescription('Inherited from all channels');
});

test('a wrong amount is not inherited, and a sale without a price says what it lacks', async () => {
  const { user } = await open('/1', { prices: [{ ...euros(20), compareAt: 25 }] });
  const price = await field('Price in EUR');
  await retype(user, price, 'cheap');
  expect(screen.getByRole('textbox', { name: 'Price in EUR (Web shop)' })).not.toHaveAttribute('placeholder');
  await retype(user, price, '');
  await user.tab();
  await waitFor(() => expect(price).toHaveAccessibleDescription('Enter a price, or remove the compare-at price too.'));
});

test('a variant with a price of its own has those of its product in other currencies, which is said', async () => {
  await open('/1?variant=1', {
    prices: [euros(20), { currency: 'USD', amount: 25 }],
    variants: [{ sku: 'ONE', name: 'One', options: [{ name: 'Size', value: 'S' }], prices: [euros(21)] }],
  });
  const drawer = within(await screen.findByRole('dialog', { name: 'Variant ONE' }));
  const dollars = await drawer.findByRole('textbox', { name: 'Price in USD' });
  expect(dollars).toHaveAttribute('placeholder', '25.00');
  expect(dollars).toHaveAccessibleDescription('Inherited from the product');
  expect(
    screen.getByRole('button', { name: 'Price in USD of variant ONE: Same as product', hidden: true }),
  ).toBeInTheDocument();
});

test.each([
  [['EUR'], [], 'Price in EUR'],
  [['EUR'], ['web'], 'Price in EUR'],
])('a catalog with %j and the channels %j has a single field with its label', async (currencies, channels, label) => {
  await renderApp('/catalogs/1/products/1', {
    prepare: async (gateway) => {
      await putStored(gateway, 'catalogs', { ...(await readStored(gateway, 'catalogs', '1'))!, currencies, channels });
      await putStored(gateway, 'products', { ...(await stored(gateway)), prices: [] });
    },
  });
  await field(label);
  const prices = region('Prices');
  expect(prices.getAllByRole('textbox')).toHaveLength(1);
  expect(prices.getByText(label)).toBeVisible();
});

test('more channels than currencies are rows', async () => {
  await renderApp('/catalogs/1/products/1', {
    prepare: async (gateway) => {
      const channels = ['a', 'b', 'c', 'd', 'e'];
      await putStored(gateway, 'catalogs', { ...(await readStored(gateway, 'catalogs', '1'))!, channels });
    },
  });
  await field('Price in EUR');
  const labels = region('Prices')
    .getAllByRole('textbox', { name: /^Price/ })
    .map((box) => box.getAttribute('aria-label'));
  expect(labels.slice(0, 4)).toEqual(['Price in EUR', 'Price in USD', 'Price in EUR (a)', 'Price in USD (a)']);
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
  await user.click(region('Prices').getByRole('button', { name: 'Add sale in EUR (Marketplace)' }));
  await user.keyboard('22');
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
  await user.click(screen.getByRole('button', { name: 'Remove sale in EUR (Marketplace)' }));
  await retype(user, price, '');
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

test('amounts are read with the separators of the user’s language, and shown as they were understood', async () => {
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
  await user.type(price, '1.234');
  await user.tab();
  expect(price).toHaveValue('1234');
  await user.clear(price);
  await user.type(price, '1,2,3');
  await user.tab();
  await waitFor(() =>
    expect(price).toHaveAccessibleDescription(
      /Verwenden Sie ein Komma vor Dezimalstellen und Punkte zwischen Tausendern. Beispiel: 12.345,67/,
    ),
  );
  expect(price).toHaveValue('1,2,3');
  await user.clear(price);
  await user.type(price, '1.234,56');
  expect(price).toHaveValue('1.234,56');
  // It has a unit of its own once its definition is there.
  const getWeight = () => screen.getByRole('textbox', { name: 'Gewicht' });
  await waitFor(() => expect(getWeight()).toHaveValue('1,25'));
  await user.clear(getWeight());
  await user.type(getWeight(), '1.5');
  await user.tab();
  expect(getWeight()).toHaveValue('1,5');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  await waitFor(async () =>
    expect(await stored(gateway)).toMatchObject({
      prices: [euros(1234.56)],
      attributes: expect.arrayContaining([{ name: 'Weight', value: '1.5 kg' }]),
    }),
  );
});
