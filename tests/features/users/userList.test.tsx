import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderApp } from '../../support/renderApp';
import { listStored } from '../../support/stored';
import { addOddUser, allowClient, getMenu, removeAll, userNames, userRows } from './userPage';

const list = '/apps/user/list';
const figure = (name: string | RegExp) =>
  waitFor(() => within(screen.getByRole('group', { name: 'Users by status' })).getByRole('button', { name }));

describe('User list', () => {
  test('shows the personal data and access of each user', async () => {
    await renderApp(list);
    const [, first] = await userRows();
    expect(first).toHaveTextContent(/Amara Okafor.*amara\.okafor.*amara\.okafor@nigeria\.example.*Lagoon Textiles/);
    expect(first).toHaveTextContent(/(Admin|Editor|Author|Maintainer|Subscriber).*(Basic|Team|Company|Enterprise)/);
    expect(first).toHaveTextContent(/Active|Pending|Inactive/);
    expect(await userNames()).toHaveLength(10);
    expect(screen.getByText('1–10 of 52')).toBeVisible();
  });

  test('is in the menu under Apps', async () => {
    const { user, history } = await renderApp('/jobs');
    const menu = await screen.findByRole('navigation', { name: 'Main menu' });
    await user.click(within(menu).getByRole('button', { name: 'Apps' }));
    await user.click(within(menu).getByRole('link', { name: 'Users' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
    expect(history.get().location.pathname).toBe(list);
  });

  test('shows a dash for an unknown role, plan, status, and address', async () => {
    await renderApp(`${list}?q=odd`, { prepare: addOddUser });
    await waitFor(async () => expect(await userNames()).toEqual(['Odd One']));
    const cells = within((await userRows())[0]!).getAllByRole('cell');
    expect(cells.slice(1, 6).map(({ textContent }) => textContent)).toEqual(['–', '–', '–', '–', '–']);
  });

  test('opens the user from a row', async () => {
    const { user, history } = await renderApp(list);
    await userRows();
    await user.click(screen.getByRole('link', { name: /^Amara Okafor/ }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Amara Okafor' })).toBeVisible();
    expect(history.get().location.pathname).toBe('/apps/user/view/1');
  });

  test('opens the user and the form from the row menu, also by keyboard', async () => {
    const { user, history } = await renderApp(list);
    await userRows();
    (await getMenu('Amara Okafor')).focus();
    await user.keyboard('{Enter}');
    const view = await screen.findByRole('menuitem', { name: 'View' });
    expect(view).toHaveAttribute('href', '/apps/user/view/1');
    await waitFor(() => expect(view).toHaveFocus());
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(history.get().location.pathname).toBe('/apps/user/edit/1'));
  });

  test('offers more columns, including a number to restore creation order', async () => {
    const { user, history } = await renderApp(list);
    await userRows();
    await user.click(screen.getByRole('button', { name: 'Columns and row height' }));
    for (const name of ['Country', 'Phone', 'Number']) {
      await user.click(await screen.findByRole('menuitemcheckbox', { name }));
    }
    await user.keyboard('{Escape}');
    await waitFor(async () => expect((await userRows())[1]).toHaveTextContent(/Nigeria.*\+234 1 555 0142/));
    await user.click(screen.getByRole('button', { name: 'Number' }));
    await user.click(screen.getByRole('button', { name: 'Number' }));
    await waitFor(() => expect(history.get().location.search).toBe('?sort=ADDED&direction=DESC'));
    await waitFor(async () => expect((await userNames())[0]).toBe('Tomás Ferreira'));
  });
});

describe('User list URL', () => {
  test('contains search, role, plan, and status', async () => {
    const { user, history } = await renderApp(list);
    await userRows();
    await user.type(screen.getByRole('searchbox', { name: 'Search by name, username, or email' }), 'an');
    await waitFor(() => expect(history.get().location.search).toBe('?q=an'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Maintainer');
    await waitFor(() => expect(history.get().location.search).toBe('?q=an&role=maintainer'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Plan' }), 'Standard');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Active');
    await waitFor(() =>
      expect(history.get().location.search).toBe('?q=an&role=maintainer&plan=STANDARD&status=ACTIVE'),
    );
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(history.get().location.search).toBe('');
    expect(screen.getByRole('searchbox', { name: 'Search by name, username, or email' })).toHaveFocus();
    await waitFor(async () => expect(await userNames()).toHaveLength(10));
  });

  test('restores the list', async () => {
    const { gateway } = await renderApp(`${list}?role=admin&sort=EMAIL&direction=DESC&perPage=25`);
    const admins = await listStored(gateway, 'users', ({ role }) => role === 'admin');
    await waitFor(async () => expect(await userRows()).toHaveLength(admins.length));
    const emails = (await userRows()).map((row) => within(row).getAllByRole('cell')[1]?.textContent);
    expect(emails).toEqual(emails.toSorted().reverse());
    expect(screen.getByRole('combobox', { name: 'Role' })).toHaveValue('admin');
    expect(screen.getByRole('columnheader', { name: 'Email' })).toHaveAttribute('aria-sort', 'descending');
  });

  test('contains sort and page, and going back returns to the previous page', async () => {
    const { user, history } = await renderApp(list);
    await userRows();
    await user.click(screen.getByRole('button', { name: 'Full name' }));
    await waitFor(() => expect(history.get().location.search).toBe('?direction=DESC'));
    await waitFor(async () => expect((await userNames())[0]).not.toBe('Ada Lindqvist'));
    const [firstOfAll] = await userNames();
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(history.get().location.search).toBe('?direction=DESC&page=2'));
    await waitFor(async () => expect((await userNames())[0]).not.toBe(firstOfAll));
    history.go(-1);
    await waitFor(async () => expect((await userNames())[0]).toBe(firstOfAll));
  });

  test('ignores invalid values', async () => {
    await renderApp(`${list}?role=KING&status=ASLEEP&sort=SHOE_SIZE&page=-4&dialog=dance`);
    expect((await userNames())[0]).toBe('Ada Lindqvist');
    expect(screen.getByText('1–10 of 52')).toBeVisible();
  });
});

describe('User totals', () => {
  test('count all users and those of each status', async () => {
    const { gateway } = await renderApp(list);
    await figure('All users 52');
    for (const [name, status] of [
      ['Active', 'active'],
      ['Pending', 'pending'],
      ['Disabled', 'inactive'],
    ] as const) {
      const { length } = await listStored(gateway, 'users', (user) => user.status === status);
      expect(await figure(`${name} ${length}`)).toHaveAttribute('aria-pressed', 'false');
    }
    expect(await figure(/^All users/)).toHaveAttribute('aria-pressed', 'true');
  });

  test('filter the list by status and back, starting at the first page', async () => {
    const { user, history } = await renderApp(`${list}?page=2`);
    await userRows();
    await user.click(await figure(/^Pending/));
    expect(history.get().location.search).toBe('?status=PENDING');
    await waitFor(async () => {
      for (const row of await userRows()) expect(row).toHaveTextContent('Not invited');
    });
    expect(await figure(/^Pending/)).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('combobox', { name: 'Status' })).toHaveValue('PENDING');
    await user.click(await figure(/^All users/));
    expect(history.get().location.search).toBe('');
  });
});

describe('Empty user list', () => {
  test('shows an empty state without users, with a button to create one', async () => {
    const { user } = await renderApp(list, { prepare: removeAll });
    expect(await screen.findByRole('heading', { name: 'No users yet' })).toBeVisible();
    expect(await figure('All users 0')).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: 'New user' }).at(-1)!);
    expect(await screen.findByRole('dialog', { name: 'New user' })).toBeVisible();
  });
});

describe('User list permissions', () => {
  test('offer no other actions for read-only access', async () => {
    const { user } = await renderApp(list, { user: 'client', prepare: allowClient('read') });
    await userRows();
    expect(screen.queryByRole('button', { name: 'New user' })).not.toBeInTheDocument();
    await user.click(await getMenu('Amara Okafor'));
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['View']);
  });

  test('deny access and hide the menu entry without the permission to read users', async () => {
    await renderApp(list, { user: 'client' });
    expect(await screen.findByRole('heading', { level: 1 })).not.toHaveTextContent('Users');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Users' })).not.toBeInTheDocument();
  });
});
