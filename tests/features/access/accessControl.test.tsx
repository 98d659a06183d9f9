import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { getRole } from '#server/domain/auth/standardRoles';
import { updateRole } from '#server/domain/auth/roles';
import type { Gateway } from '#server/gateway';
import type { AbilityRecord } from '#server/records/auth';
import type { RoleName } from '#server/types.generated';
import { screens } from '#app/screens';
import { subjects as subjectNames } from '#entities/permission/subjects';
import { usedSubjects } from '#graphql/usedSubjects.generated';
import { calls } from '../../support/gatewayServer';
import { renderApp } from '../../support/renderApp';
import { getAdminContext } from '../../support/clientAbilities';

const getRules = async (gateway: Gateway, role: RoleName) => (await getRole(gateway.context, role))?.ability;

/** Changes a role, as another administrator would. */
const changeRole = async (gateway: Gateway, role: RoleName, abilities: AbilityRecord[]) =>
  updateRole(await getAdminContext(gateway), role, abilities);

const menu = () => screen.getByRole('navigation', { name: 'Main menu' });

const cell = (table: HTMLElement, row: string, column: string) => {
  const at = within(table)
    .getAllByRole('columnheader')
    .findIndex(({ textContent }) => textContent === column);
  return within(within(table).getByRole('row', { name: new RegExp(`^${row}`) })).getAllByRole('cell')[at - 1];
};

describe('Role overview', () => {
  test('shows what each role can do with each resource', async () => {
    await renderApp('/access-control');
    const table = await screen.findByRole('table', { name: 'Permissions of all roles' });
    expect(cell(table, 'Products', 'Administrator')).toHaveTextContent('Everything');
    expect(cell(table, 'Products', 'Author')).toHaveTextContent('Read, Create, Edit');
    expect(cell(table, 'Products', 'Client')).toHaveTextContent('None');
    expect(cell(table, 'Access control', 'Client')).toHaveTextContent('Read');
  });

  test('lists only resources that have a screen in the app', async () => {
    await renderApp('/access-control');
    const table = await screen.findByRole('table', { name: 'Permissions of all roles' });
    const names = within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent);
    expect(names).toEqual(expect.arrayContaining(['Products', 'Calendar', 'Bookmarks', 'Own account']));
    const subjects = new Set(screens.flatMap(({ ability }) => ability?.subject ?? []));
    expect([...subjects].filter((subject) => !usedSubjects.some((used) => used === subject))).toEqual([]);
    const unused = (['Order', 'BlogPost', 'PricingPlan'] as const).filter((subject) => !subjects.has(subject));
    const namesOfUnused: unknown[] = unused.map((subject) => subjectNames[subject].name.defaultMessage);
    expect(names.filter((name) => namesOfUnused.includes(name))).toEqual([]);
  });

  test('links to each role', async () => {
    const { user, history } = await renderApp('/access-control');
    await user.click(await screen.findByRole('link', { name: 'Editor' }));
    expect(history.get().location.search).toBe('?role=editor');
    expect(await screen.findByRole('table', { name: 'Permissions of the Editor role' })).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Editor' })).toHaveAttribute('aria-selected', 'true');
  });
});

describe('As an administrator', () => {
  test('changes roles with immediate effect in the gateway, and can discard changes before saving', async () => {
    const { user, gateway } = await renderApp('/access-control?role=client');
    const box = await screen.findByRole('checkbox', { name: 'Catalogs: Read' });
    expect(box).not.toBeChecked();
    await user.click(box);
    expect(screen.getByText('1 unsaved change')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    // The bar with the button is gone.
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    expect(box).not.toBeChecked();
    await user.click(box);
    await user.click(screen.getByRole('tab', { name: 'Subscriber' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Jobs: Read' }));
    expect(screen.getByText('2 unsaved changes')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByText('Role saved: Subscriber and Client')).toBeVisible());
    expect(screen.queryByText(/unsaved/)).not.toBeInTheDocument();
    expect(await getRules(gateway, 'client')).toContainEqual({ action: 'read', subject: 'Catalog' });
    expect(await getRules(gateway, 'subscriber')).toContainEqual({ action: 'read', subject: 'Job' });
  });

  test('shows which permissions a wider one includes', async () => {
    const { user } = await renderApp('/access-control?role=client');
    await user.click(await screen.findByRole('checkbox', { name: 'Products: Everything' }));
    expect(screen.queryByRole('checkbox', { name: 'Products: Read' })).not.toBeInTheDocument();
    const table = screen.getByRole('table');
    expect(within(cell(table, 'Products', 'Delete')!).getByRole('img', { name: 'Allowed' })).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Products: Everything' }));
    expect(screen.getByRole('checkbox', { name: 'Products: Read' })).not.toBeChecked();
  });

  test('cannot revoke permissions that everyone has, or any from administrators', async () => {
    const { user } = await renderApp('/access-control?role=client');
    const table = await screen.findByRole('table', { name: 'Permissions of the Client role' });
    expect(within(cell(table, 'Own account', 'Read')!).getByRole('img', { name: 'Allowed' })).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Administrator' }));
    await screen.findByRole('table', { name: 'Permissions of the Administrator role' });
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  test('offers only permissions that the schema requires', async () => {
    await renderApp('/access-control?role=editor');
    await screen.findByRole('checkbox', { name: 'Catalogs: Publish' });
    expect(screen.queryByRole('checkbox', { name: 'Emails: Publish' })).not.toBeInTheDocument();
  });

  test('asks for confirmation before changes are lost', async () => {
    const { user } = await renderApp('/access-control?role=client');
    await user.click(await screen.findByRole('checkbox', { name: 'Catalogs: Read' }));
    await user.click(within(menu()).getByRole('link', { name: 'Jobs' }));
    expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
  });
});

describe('As a client', () => {
  test('shows the account, its permissions, and the roles, but allows no changes', async () => {
    const { user } = await renderApp('/access-control', { user: 'client' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Access control' })).toBeVisible();
    const account = await screen.findByRole('region', { name: 'Your account' });
    for (const fact of ['Tomás Ferreira', 'client', 'client@demo.com', 'Client']) {
      expect(within(account).getByText(fact)).toBeVisible();
    }
    const abilities = within(account)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(abilities).toEqual(['Access control Read', 'Own account Read']);
    await user.click(screen.getByRole('tab', { name: 'Editor' }));
    await waitFor(() => expect(screen.getByText('Only administrators can change permissions.')).toBeVisible());
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  test.each(['/catalogs', '/catalogs/1/products', '/jobs', '/published-catalogs'])('cannot open %s', async (path) => {
    const { history, user } = await renderApp(path, { user: 'client' });
    expect(await screen.findByRole('heading', { level: 1, name: 'You don’t have access to this page' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Go to home page' }));
    await waitFor(() => expect(history.get().location.pathname).toBe('/'));
  });
});

describe('Session whose role was changed', () => {
  test('gets the new permissions with the next refresh', async () => {
    const { gateway } = await renderApp('/access-control', {
      user: 'client',
      session: (session) => ({ ...session, accessToken: 'worn out' }),
      prepare: async (each) => {
        await changeRole(each, 'client', [
          { action: 'read', subject: 'ACL' },
          { action: 'read', subject: 'Job' },
        ]);
      },
    });
    await screen.findByRole('table');
    await waitFor(() => expect(within(menu()).getByRole('link', { name: 'Jobs' })).toBeVisible());
    expect(await getRules(gateway, 'client')).toHaveLength(3);
  });

  test('gets the new permissions when the server denies something that it assumed was allowed', async () => {
    const { gateway, history } = await renderApp('/access-control', {
      user: 'client',
      prepare: async (each) => {
        await changeRole(each, 'client', [
          { action: 'read', subject: 'ACL' },
          { action: 'read', subject: 'Job' },
        ]);
      },
    });
    await screen.findByRole('table');
    expect(within(menu()).getByRole('link', { name: 'Jobs' })).toBeVisible();
    await changeRole(gateway, 'client', [{ action: 'read', subject: 'ACL' }]);
    calls.length = 0;
    await act(async () => history.push('/jobs'));
    expect(await screen.findByRole('heading', { level: 1, name: 'You don’t have access to this page' })).toBeVisible();
    expect(calls.filter((name) => name === 'SessionMe')).toHaveLength(1);
    expect(within(menu()).queryByRole('link', { name: 'Jobs' })).not.toBeInTheDocument();
  });
});
