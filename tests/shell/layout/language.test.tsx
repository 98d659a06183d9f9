import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { getLocale } from '#i18n/locale';
import { createAppIntl, pseudoText } from '#i18n/pseudoIntl';
import { preferencesKey, type LocaleChoice } from '#preferences/preferences';
import { renderApp, type RenderedApp } from '../../support/renderApp';

const products = '/catalogs/1/products?perPage=10';
const prefer = (locale: LocaleChoice) => localStorage.setItem(preferencesKey, JSON.stringify({ locale }));
const browserWith = (...languages: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);

const choose = async ({ user }: RenderedApp, account: string, language: string) => {
  await user.click(await screen.findByRole('button', { name: account }));
  await user.click(await screen.findByRole('menuitemradio', { name: language }));
};

/** The text of the first product in the list. */
async function firstRow(): Promise<string> {
  const table = await screen.findByRole('table');
  await within(table).findAllByRole('link');
  return within(table).getAllByRole('row')[1]?.textContent ?? '';
}

describe('Language in the account menu', () => {
  test('changes the language of all texts, numbers, prices, and times immediately, and back', async () => {
    const app = await renderApp(products);
    await screen.findByText(/^24 products/);
    expect(await firstRow()).toMatch(/€\d+\.\d\d/);
    await choose(app, 'Account of Ada Lindqvist', 'Deutsch');
    await screen.findByRole('heading', { level: 1, name: 'Produkte' });
    await waitFor(() => expect(screen.getByText(/^24 Produkte · \d+ Varianten$/)).toBeVisible());
    const first = await firstRow();
    expect(first).toMatch(/\d+,\d\d\s?€/);
    expect(first).toMatch(/\d\s%/);
    expect(document.documentElement).toHaveAttribute('lang', 'de');
    expect(document.title).toMatch(/^Produkte/);
    expect(within(screen.getByRole('navigation', { name: 'Hauptmenü' })).getByText('Vorgänge')).toBeVisible();
    await choose(app, 'Konto von Ada Lindqvist', 'English');
    await screen.findByRole('heading', { level: 1, name: 'Products' });
    await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'en-US'));
  });

  test.each([
    ['fr', 'Produits', /\d+,\d\d\s€/],
    ['pt', 'Produtos', /\d+,\d\d\s€/],
  ] as const)('stores %s for the next visit', async (locale, heading, price) => {
    prefer(locale);
    await renderApp(products);
    await screen.findByRole('heading', { level: 1, name: heading });
    expect(await firstRow()).toMatch(price);
  });
});

describe('Default language', () => {
  test('is that of the browser', async () => {
    browserWith('nl-NL', 'de-AT', 'en');
    await renderApp('/catalogs');
    await screen.findByRole('heading', { level: 1, name: 'Kataloge' });
    expect(document.documentElement).toHaveAttribute('lang', 'de-AT');
    const [updated] = await screen.findAllByText(/^(vor \d+ |gestern|heute)/);
    expect(updated).toHaveAttribute('title', expect.stringMatching(/^\d\d\.\d\d\.\d{4}, \d\d:\d\d:\d\d$/));
  });

  test('can be changed while signed out', async () => {
    browserWith('fr-CA');
    const { user } = await renderApp('/pages/login-v1', { user: null });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Langue' }), 'Português');
    expect(await screen.findByRole('combobox', { name: 'Idioma' })).toHaveValue('pt');
    await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'pt-PT'));
  });
});

test.each<[LocaleChoice, string[], string]>([
  ['system', [], 'en'],
  ['system', ['nl-NL', 'sv'], 'en'],
  ['system', ['nl', 'pt-BR', 'de'], 'pt-BR'],
  ['system', ['en-GB', 'de'], 'en-GB'],
  ['system', ['en-US@posix'], 'en'],
  ['system', ['pt'], 'pt-PT'],
  ['system', ['den-CA', 'fr'], 'fr'],
  ['de', ['en-US', 'de-CH'], 'de-CH'],
  ['de', ['en-US'], 'de'],
  ['en', ['de-DE'], 'en'],
  ['pseudo', ['de-DE'], 'en-XA'],
])('%s in a browser with %j is %s', (choice, browser, locale) => expect(getLocale(choice, browser)).toBe(locale));

describe('Pseudo language', () => {
  test('is right-to-left, with every letter changed', async () => {
    prefer('pseudo');
    await renderApp(products);
    await screen.findByRole('heading', { level: 1, name: pseudoText('Products') });
    await waitFor(() => expect(document.documentElement).toHaveAttribute('dir', 'rtl'));
    expect(document.documentElement).toHaveAttribute('lang', 'en-XA');
    expect(screen.queryByText('Products')).not.toBeInTheDocument();
  });

  test('keeps arguments, tags, and plurals', () => {
    const { formatMessage } = createAppIntl('en-XA');
    const message = { id: 'x', defaultMessage: '{count, plural, one {# tent} other {<b># tents</b>}} of {name}' };
    const values = { name: 'Ada', b: (parts: unknown) => `[${String(parts)}]` };
    expect(formatMessage(message, { ...values, count: 1 })).toBe(`1${pseudoText(' tent')}${pseudoText(' of ')}Ada`);
    expect(formatMessage(message, { ...values, count: 2 })).toContain(pseudoText(' tents'));
  });
});
