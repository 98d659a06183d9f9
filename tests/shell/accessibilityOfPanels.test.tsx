import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { axeViolations } from '../support/axeViolations';
import { renderApp } from '../support/renderApp';

/**
 * What axe finds wrong. A panel is beside the landmarks. What it finds in other looks is for the browser, which has
 * colors.
 */
const panelViolations = () => axeViolations(document.body, 'region');

const start = async () => {
  const app = await renderApp('/jobs');
  await screen.findByRole('navigation', { name: 'Bookmarks' });
  return app;
};

test('the palette is accessible', async () => {
  const { user } = await start();
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox', { name: 'Search and commands' }), 'outdoor');
  await screen.findByRole('group', { name: 'Catalogs' });
  expect(await panelViolations()).toEqual([]);
});

test('the notifications are accessible', async () => {
  const { user } = await start();
  await user.click(await screen.findByRole('button', { name: /Notifications, \d+ unread/ }));
  await within(await screen.findByRole('dialog', { name: 'Notifications' })).findAllByRole('listitem');
  expect(await panelViolations()).toEqual([]);
});

test('bookmarks, bell, and search button are accessible', async () => {
  await start();
  const bookmarks = within(screen.getByRole('navigation', { name: 'Bookmarks' }));
  await waitFor(() => expect(bookmarks.getByRole('button', { name: 'Bookmarks' })).toBeEnabled());
  await screen.findByRole('button', { name: /Notifications, \d+ unread/ });
  expect(await panelViolations()).toEqual([]);
});

test('the shortcut sheet is accessible', async () => {
  const { user } = await start();
  await user.keyboard('?');
  await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(await panelViolations()).toEqual([]);
});
