import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeClient } from '#features/account/sessions/describeClient';
import { login } from '#server/domain/auth/session';
import type { Gateway } from '#server/gateway';
import { renderApp } from '../../support/renderApp';
import { listStored, putStored, readStored } from '../../support/stored';

const LIMIT = 'Longest time until inactive users are signed out';
const CHOICE = 'Sign out when inactive for';

test('an administrator sets the longest time without input', async () => {
  const { user, gateway } = await renderApp('/access-control');
  const field = await screen.findByRole('combobox', { name: LIMIT });
  expect(field).toHaveDisplayValue('12 hours');
  await user.selectOptions(field, '2 hours');
  expect(await screen.findByText('Inactive users are signed out after 2 hours at the latest')).toBeVisible();
  await waitFor(() => expect(field).toHaveDisplayValue('2 hours'));
  expect(await readStored(gateway, 'settings', 'maxIdleMinutes')).toMatchObject({ value: '120' });
});

test('others see the longest time', async () => {
  await renderApp('/access-control', { user: 'client' });
  expect(await screen.findByRole('combobox', { name: LIMIT })).toBeDisabled();
});

test('an account chooses a time within the limit, which the session of this browser learns', async () => {
  const { user, gateway } = await renderApp('/pages/account-settings?tab=sessions', {
    prepare: (each) => putStored(each, 'settings', { id: 'maxIdleMinutes', value: '120' }),
  });
  const field = await screen.findByRole('combobox', { name: CHOICE });
  expect(field).toHaveDisplayValue('1 hour');
  expect(field).toHaveAccessibleDescription(/Administrators allow at most 2 hours\.$/);
  const options = within(field)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect(options).toEqual(['15 minutes', '30 minutes', '1 hour', '2 hours']);
  await user.selectOptions(field, '30 minutes');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Changes saved');
  expect(await readStored(gateway, 'authUsers', '1')).toMatchObject({ idleMinutes: 30 });
  await waitFor(() => expect(localStorage.getItem('userData')).toContain('"idleMinutes":30'));
});

const getRows = async () => {
  const panel = await screen.findByRole('region', { name: 'Where you’re signed in' });
  return within(panel).findAllByRole('listitem');
};
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const signInElsewhere = async ({ context }: Gateway) => {
  await login({ ...context, userAgent: FIREFOX }, { email: 'admin@demo.com', password: 'admin' });
};

test('another session of the account is signed out in the list', async () => {
  const { user, gateway } = await renderApp('/pages/account-settings?tab=sessions', { prepare: signInElsewhere });
  const [own, other] = await getRows();
  expect(own).toHaveTextContent('This session');
  expect(other).toHaveTextContent('Firefox on Windows');
  await user.click(screen.getByRole('button', { name: 'Sign out Firefox on Windows' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Sign out Firefox on Windows?' }));
  await user.click(question.getByRole('button', { name: 'Sign out' }));
  expect(await screen.findByText('Firefox on Windows is signed out')).toBeVisible();
  await waitFor(async () => expect(await getRows()).toHaveLength(1));
  expect(await listStored(gateway, 'sessions')).toHaveLength(1);
});

test('signing out everywhere ends all sessions, also this one', async () => {
  const { user, gateway, history } = await renderApp('/pages/account-settings?tab=sessions', {
    prepare: signInElsewhere,
  });
  await getRows();
  await user.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Sign out everywhere?' }));
  await user.click(question.getByRole('button', { name: 'Sign out everywhere' }));
  await waitFor(() => expect(history.get().location.pathname).toMatch(/login/));
  expect(await listStored(gateway, 'sessions')).toEqual([]);
});

test.each([
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0', 'Edge', 'Windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1 Version/26.0 Safari/605.1', 'Safari', 'macOS'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) Version/26.0 Mobile Safari/604.1', 'Safari', 'iPhone'],
  ['Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36', 'Chrome', 'Android'],
  [FIREFOX, 'Firefox', 'Windows'],
  ['curl/8.5.0', 'curl', null],
  ['Mozilla/5.0', null, null],
  ['', null, null],
])('names the browser and system of %j', (userAgent, browser, system) => {
  expect(describeClient(userAgent)).toEqual({ browser, system });
});
