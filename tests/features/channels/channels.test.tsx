import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Gateway } from '#server/gateway';
import { axeViolations } from '../../support/axeViolations';
import { renderApp } from '../../support/renderApp';
import { changeStored, readStored } from '../../support/stored';

const list = '/channels';
const stored = async (gateway: Gateway, code: string) => {
  const channel = await readStored(gateway, 'channels', code);
  return channel?.deletedAt === undefined ? channel : undefined;
};
const table = async () => within(await screen.findByRole('table', { name: 'Channels' }));

/** Lets the second catalog use a channel that is not defined. */
const addUndefined = async (gateway: Gateway) => {
  await changeStored(gateway, 'catalogs', '2', { channels: ['web', 'pop-up'] });
};

test('lists channels with their languages, currencies, and catalogs, and finds them', async () => {
  const { user } = await renderApp(list);
  const row = (await (await table()).findByRole('link', { name: 'Marketplace' })).closest('tr');
  expect(row).toHaveTextContent(/Marketplace.*English, German, Portuguese.*EUR.*1/);
  expect((await (await table()).findByRole('link', { name: 'Web shop' })).closest('tr')).toHaveTextContent(/AllAll3/);
  await user.type(screen.getByRole('searchbox', { name: 'Search channels' }), 'webshop');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Marketplace' })).not.toBeInTheDocument());
});

test('defines a channel that catalogs use with one click', async () => {
  const { user, gateway } = await renderApp(list, { prepare: addUndefined });
  const define = await (await table()).findByRole('button', { name: 'Define pop-up' });
  expect(define.closest('tr')).toHaveTextContent('Not defined');
  await user.click(define);
  await waitFor(() => expect(screen.getByText('“Pop up” defined')).toBeVisible());
  expect(await (await table()).findByRole('button', { name: 'Actions for Pop up' })).toBeVisible();
  expect(await stored(gateway, 'pop-up')).toMatchObject({ labels: [{ locale: 'en', text: 'Pop up' }] });
});

test('creates a channel with languages, a currency, and a shop', async () => {
  const { user, gateway, history } = await renderApp(list);
  await user.click(await screen.findByRole('link', { name: 'New channel' }));
  const label = await screen.findByRole('textbox', { name: 'Label in English' });
  const shop = screen.getByRole('textbox', { name: 'Shop URL' });
  await user.type(shop, 'outlet');
  await user.click(screen.getByRole('button', { name: 'Create channel' }));
  await waitFor(() => expect(screen.getByText('Enter an English label.')).toBeVisible());
  expect(shop).toHaveAccessibleDescription(/^Enter a full URL/);
  await user.type(label, 'Outlet');
  await user.clear(shop);
  await user.type(shop, 'https://outlet.example.com');
  await user.type(screen.getByRole('combobox', { name: 'Languages' }), 'german{Enter}');
  await user.type(screen.getByRole('combobox', { name: 'Currencies' }), 'EUR{Enter}');
  const feeds = within(screen.getByRole('region', { name: 'Feeds' }));
  await user.selectOptions(feeds.getByRole('combobox', { name: 'Feed language' }), 'German (de)');
  await user.selectOptions(feeds.getByRole('combobox', { name: 'Feed currency' }), 'Euro (EUR)');
  await user.click(feeds.getByRole('checkbox', { name: 'Leave out items that are out of stock' }));
  expect(await axeViolations()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Create channel' }));
  await waitFor(() => expect(screen.getByText('“Outlet” created')).toBeVisible());
  await waitFor(() => expect(history.get().location.pathname).toBe(list));
  expect(await stored(gateway, 'outlet')).toMatchObject({
    locales: ['de'],
    currencies: ['EUR'],
    shopUrl: 'https://outlet.example.com',
    feedSettings: { locale: 'de', currency: 'EUR', isOnlyInStock: true },
  });
});

test('shows at the field that another channel has the code', async () => {
  const { user } = await renderApp('/channels/new');
  await user.type(await screen.findByRole('textbox', { name: 'Label in English' }), 'Shop');
  const code = screen.getByRole('textbox', { name: 'Code' });
  await user.type(code, 'web');
  await user.click(screen.getByRole('button', { name: 'Create channel' }));
  await waitFor(() => expect(code).toHaveAccessibleDescription(/^Another channel has the code web\./));
});

test('names the catalogs of a channel, and asks before changes are lost', async () => {
  const { user } = await renderApp('/channels/web');
  const usage = within(await screen.findByRole('region', { name: 'Where it’s used' }));
  expect(screen.getByRole('textbox', { name: 'Code' })).toBeDisabled();
  await user.type(screen.getByRole('textbox', { name: 'Label in French' }), ' !');
  await user.click(usage.getByRole('link', { name: 'Outdoor range' }));
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByText('“Web shop” saved')).toBeVisible());
});

test('says where a channel is used before it is deleted, and undoes it', async () => {
  const { user, gateway } = await renderApp('/channels/marketplace');
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete “Marketplace”?' });
  expect(dialog).toHaveTextContent('The catalog Outdoor range uses this channel and will keep its code.');
  await user.click(within(dialog).getByRole('button', { name: 'Delete channel' }));
  await waitFor(() => expect(screen.getByText('“Marketplace” deleted')).toBeVisible());
  expect(await stored(gateway, 'marketplace')).toBeUndefined();
  expect(await (await table()).findByRole('button', { name: 'Define marketplace' })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await (await table()).findByRole('link', { name: 'Marketplace' })).toBeVisible();
  expect(await stored(gateway, 'marketplace')).toBeDefined();
});

test('a channel without a definition is defined in its form', async () => {
  const { user, gateway } = await renderApp('/channels/pop-up', { prepare: addUndefined });
  await waitFor(() => expect(screen.getByText(/it isn’t defined yet/)).toBeVisible());
  await user.type(screen.getByRole('textbox', { name: 'Label in English' }), 'Pop-up store');
  await user.click(screen.getByRole('button', { name: 'Define channel' }));
  await waitFor(() => expect(screen.getByText('“Pop-up store” created')).toBeVisible());
  expect(await stored(gateway, 'pop-up')).toMatchObject({ labels: [{ locale: 'en', text: 'Pop-up store' }] });
});

test('a channel that does not exist leads back to the list', async () => {
  await renderApp('/channels/none');
  expect(await screen.findByRole('link', { name: 'View channels' })).toHaveAttribute('href', list);
});
