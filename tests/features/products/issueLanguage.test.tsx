import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { preferencesKey } from '#preferences/preferences';
import { renderApp, type RenderedApp } from '../../support/renderApp';
import { field, retype } from './form/productForm';

const ENGLISH = 'The product has no image.';
const GERMAN = 'Das Produkt hat kein Bild.';

const observers: MutationObserver[] = [];

afterEach(() => observers.splice(0).forEach((observer) => observer.disconnect()));

/** Calls `check` at every change of the page. */
const watch = (check: () => void) => {
  const observer = new MutationObserver(check);
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  observers.push(observer);
};

const changeLanguage = async ({ user }: RenderedApp, account: string, language: string) => {
  await user.click(await screen.findByRole('button', { name: account }));
  await user.click(await screen.findByRole('menuitemradio', { name: language }));
};

test('shows issues in the language of the app', async () => {
  localStorage.setItem(preferencesKey, JSON.stringify({ locale: 'de' }));
  await renderApp('/catalogs/1/products/14', { preloaded: [] });
  const issues = await screen.findByRole('region', { name: 'Probleme' });
  expect(within(issues).getByRole('link', { name: GERMAN })).toBeVisible();
  expect(
    within(issues).getByRole('link', { name: /^Die GTIN 290000016208\d endet mit der Prüfziffer \d, aus/ }),
  ).toBeVisible();
});

test('shows issues in the new language when it changes, and keeps what was entered', async () => {
  const app = await renderApp('/catalogs/1/products/14');
  await screen.findByRole('link', { name: ENGLISH });
  await retype(app.user, await field('Name'), 'Lantern');
  let wasGone = false;
  watch(() => (wasGone ||= !screen.queryByRole('link', { name: new RegExp(`${ENGLISH}|${GERMAN}`) })));
  await changeLanguage(app, 'Account of Ada Lindqvist', 'Deutsch');
  await screen.findByRole('link', { name: GERMAN });
  expect(screen.queryByText(ENGLISH)).not.toBeInTheDocument();
  expect(wasGone).toBe(false);
  expect(await field('Name')).toHaveValue('Lantern');
});

test('does not show cached issues in the former language', async () => {
  const app = await renderApp('/catalogs/1/products/14');
  await screen.findByRole('link', { name: ENGLISH });
  app.history.push('/catalogs');
  await screen.findByRole('heading', { level: 1, name: 'Catalogs' });
  await changeLanguage(app, 'Account of Ada Lindqvist', 'Deutsch');
  await screen.findByRole('heading', { level: 1, name: 'Kataloge' });
  await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'de'));
  let wasEnglish = false;
  watch(() => (wasEnglish ||= screen.queryByText(ENGLISH) !== null));
  app.history.push('/catalogs/1/products/14');
  await screen.findByRole('link', { name: GERMAN });
  expect(wasEnglish).toBe(false);
});
