import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../support/renderApp';

test('somebody who is not signed in comes back to the page that was asked for', async () => {
  const { user, history } = await renderApp('/jobs?status=FAILED', { user: null });
  expect(await screen.findByRole('heading', { level: 1, name: 'Sign in to Catalog Manager' })).toBeVisible();
  expect(document.title).toBe('Sign in – Catalog Manager');
  await user.type(screen.getByLabelText('Email'), 'admin@demo.com');
  await user.type(screen.getByLabelText('Password'), 'admin');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(history.get().location).toMatchObject({ pathname: '/jobs', search: '?status=FAILED' }));
  expect(await screen.findByRole('button', { name: 'Account of Ada Lindqvist' })).toBeVisible();
});
