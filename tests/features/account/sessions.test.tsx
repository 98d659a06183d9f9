import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../support/renderApp';
import { putStored, readStored } from '../../support/stored';

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
