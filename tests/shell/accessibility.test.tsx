import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { axeViolations } from '../support/axeViolations';
import { renderApp } from '../support/renderApp';

test.each(['/pages/reset-password-v1?token=x', '/pages/reset-password-v2?token=x'])(
  'the form at %s is accessible',
  async (path) => {
    await renderApp(path, { user: null });
    await screen.findByRole('heading', { level: 1 });
    expect(await axeViolations()).toEqual([]);
  },
);

test.each([
  ['one role', '/access-control?role=editor', () => screen.findByRole('table')],
  ['a page that is not there', '/nowhere', () => screen.findByRole('heading', { level: 1 })],
])('the shell around %s is accessible', async (_name, path, isShown) => {
  await renderApp(path);
  await isShown();
  expect(await axeViolations()).toEqual([]);
});

test('an open menu is accessible', async () => {
  const { user } = await renderApp('/nowhere');
  await user.click(await screen.findByRole('button', { name: 'Account of Ada Lindqvist' }));
  await screen.findByRole('menuitem', { name: 'Sign out' });
  // A menu is rendered next to the landmarks, not inside one of them.
  expect(await axeViolations(document.body, 'region')).toEqual([]);
});
