import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Gateway } from '#server/gateway';
import { axeViolations } from '../../support/axeViolations';
import { downloads } from '../../support/downloads';
import { renderApp } from '../../support/renderApp';
import { putStored, readStored } from '../../support/stored';

const options = (select: HTMLElement) =>
  within(select)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

const removeShop = async (gateway: Gateway) => {
  const { shopUrl: _, ...catalog } = (await readStored(gateway, 'catalogs', '1'))!;
  await putStored(gateway, 'catalogs', catalog);
};

test('a version of a catalog without a shop has Google feeds for the channels with one', async () => {
  await renderApp('/published-catalogs/1', { prepare: removeShop });
  const channel = await screen.findByRole('combobox', { name: 'Feed channel' });
  expect(options(channel)).toEqual(['Marketplace']);
  expect(options(screen.getByRole('combobox', { name: 'Feed language' }))).toEqual([
    'English (en)',
    'German (de)',
    'Portuguese (pt)',
  ]);
});

test('the file has the prices in a currency that its channel sells in', async () => {
  const { user } = await renderApp('/published-catalogs/1');
  const currency = await screen.findByRole('combobox', { name: 'Feed currency' });
  expect(options(currency)).toEqual(['Preferred currency of each product', 'Euro (EUR)', 'US Dollar (USD)']);
  await user.selectOptions(currency, 'Euro (EUR)');
  await user.click(screen.getByRole('button', { name: /Google/ }));
  await waitFor(() => expect(downloads.at(-1)?.name).toMatch(/-v1-EUR\.xml$/));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Feed channel' }), 'Marketplace');
  expect(screen.queryByRole('combobox', { name: 'Feed currency' })).not.toBeInTheDocument();
});

test('the languages of a Google feed are those of its channel', async () => {
  const { user } = await renderApp('/published-catalogs/1');
  const channel = await screen.findByRole('combobox', { name: 'Feed channel' });
  expect(options(channel)).toEqual(['All channels', 'Web shop', 'Marketplace']);
  const language = screen.getByRole('combobox', { name: 'Feed language' });
  await user.selectOptions(language, 'French (fr)');
  await user.selectOptions(channel, 'Web shop');
  expect(language).toHaveDisplayValue('French (fr)');
  await user.selectOptions(channel, 'Marketplace');
  expect(language).toHaveDisplayValue('English (en)');
  expect(await axeViolations()).toEqual([]);
});
