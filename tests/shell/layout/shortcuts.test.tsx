import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { shortcuts } from '#app/shell/shortcuts/shortcutList';
import { dialogClosed } from '../../support/dialogClosed';
import { renderApp } from '../../support/renderApp';

const start = async (path = '/catalogs') => {
  const app = await renderApp(path);
  await screen.findByRole('button', { name: 'Current catalog: Outdoor range' });
  await screen.findByRole('heading', { level: 1 });
  return app;
};
const sheet = () => screen.findByRole('dialog', { name: 'Keyboard shortcuts' });

describe('Shortcuts', () => {
  test.each([
    ['gj', '/jobs'],
    ['gv', '/published-catalogs'],
    ['gp', '/catalogs/1/products'],
    ['go', '/catalogs/1'],
  ])('%s opens %s', async (keys, path) => {
    const { user, history } = await start();
    await user.keyboard(keys);
    await waitFor(() => expect(history.get().location.pathname).toBe(path));
  });

  test('lead to the latest message, whose buttons are next, and back', async () => {
    const { user } = await start('/apps/todo');
    const task = (await screen.findAllByRole('checkbox', { name: /^Completed: / }))[0]!;
    const name = task.getAttribute('aria-label') ?? '';
    await user.click(task);
    await waitFor(() => expect(screen.queryByRole('checkbox', { name })).not.toBeInTheDocument());
    const message = (await screen.findByText('Task completed')).closest<HTMLElement>('[role="listitem"]');
    await user.keyboard('m');
    expect(message).toHaveFocus();
    await user.tab();
    await user.tab();
    expect(within(message!).getByRole('button', { name: 'Undo' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('checkbox', { name })).toBeVisible();
    await waitFor(() => expect(message).not.toBeInTheDocument());
    expect(document.body).not.toHaveFocus();
  });

  test('do nothing without a message', async () => {
    const { user } = await start();
    const button = screen.getByRole('button', { name: 'Current catalog: Outdoor range' });
    act(() => button.focus());
    await user.keyboard('m');
    expect(button).toHaveFocus();
  });

  test('do nothing while typing', async () => {
    const { user, history } = await start();
    await user.type(screen.getByRole('searchbox'), 'gj?n/');
    expect(screen.getByRole('searchbox')).toHaveValue('gj?n/');
    expect(history.get().location.pathname).toBe('/catalogs');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('do nothing behind a dialog or together with Alt', async () => {
    const { user, history } = await start();
    await user.keyboard('{Alt>}gj{/Alt}');
    await user.keyboard('?');
    await sheet();
    await user.keyboard('gj');
    expect(history.get().location.pathname).toBe('/catalogs');
  });

  test('start over after another key', async () => {
    const { user, history } = await start();
    await user.keyboard('gxj');
    expect(history.get().location.pathname).toBe('/catalogs');
  });
});

describe('Shortcut sheet', () => {
  test('explains every shortcut', async () => {
    const { user } = await start();
    await user.keyboard('?');
    const terms = within(await sheet()).getAllByRole('term');
    expect(terms).toHaveLength(new Set(shortcuts.map(({ label }) => label.id)).size);
    expect(within(await sheet()).getAllByText('Ctrl')).toHaveLength(1);
    await user.click(within(await sheet()).getByRole('button', { name: 'Close' }));
    await dialogClosed();
  });

  test('turns shortcuts without Ctrl off and on', async () => {
    const { user } = await start();
    await user.keyboard('?');
    const choice = within(await sheet()).getByRole('checkbox', { name: /shortcuts without Ctrl/ });
    expect(choice).toBeChecked();
    await user.click(choice);
    await user.keyboard('{Escape}');
    await dialogClosed();
    await user.keyboard('?');
    await user.keyboard('{Control>}k{/Control}');
    expect(await screen.findByRole('combobox', { name: 'Search and commands' })).toBeVisible();
    expect(screen.queryByRole('dialog', { name: 'Keyboard shortcuts' })).not.toBeInTheDocument();
  });

  test('omits screens that the user cannot open', async () => {
    const { user } = await renderApp('/access-control', { user: 'client' });
    await screen.findByRole('heading', { level: 1 });
    await user.keyboard('?');
    const terms = within(await sheet()).getAllByRole('term');
    expect(terms.map((term) => term.textContent)).toEqual([
      'Search and commands',
      'Go to latest message',
      'Keyboard shortcuts',
    ]);
  });
});

test('no two shortcuts have the same keys', () => {
  const keys = shortcuts.map((shortcut) => shortcut.keys.join(' '));
  expect(new Set(keys).size).toBe(keys.length);
});
