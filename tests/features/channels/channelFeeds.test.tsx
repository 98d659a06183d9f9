import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Gateway } from '../../../mocks/gateway';
import { axeViolations } from '../../support/axeViolations';
import { renderApp } from '../../support/renderApp';

const options = (select: HTMLElement) =>
  within(select)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

const addShop = async ({ context }: Gateway) => {
  const catalog = (await context.store.get('catalogs', '1'))!;
  await context.store.commit([{ table: 'catalogs', put: { ...catalog, shopUrl: 'https://shop.example.com' } }]);
};

test('a version of a catalog without a shop has Google feeds for the channels with one', async () => {
  await renderApp('/published-catalogs/1');
  const channel = await screen.findByRole('combobox', { name: 'Feed channel' });
  expect(options(channel)).toEqual(['Marketplace']);
  expect(options(screen.getByRole('combobox', { name: 'Feed language' }))).toEqual([
    'English (en)',
    'German (de)',
    'Portuguese (pt)',
  ]);
});

test('the languages of a Google feed are those of its channel', async () => {
  const { user } = await renderApp('/published-catalogs/1', { prepare: addShop });
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
