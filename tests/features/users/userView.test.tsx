import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { deleteUser, updateUser } from '#server/domain/users/userWrites';
import { dialogClosed } from '../../support/dialogClosed';
import { renderApp } from '../../support/renderApp';
import { addOddUser, allowClient, storedUser, userRows } from './userPage';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** The value next to a label. */
const getFact = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling;

test('shows the personal data, access, and contact details of a user', async () => {
  const { gateway } = await renderApp('/apps/user/view/1');
  await heading('Amara Okafor');
  const { status } = (await storedUser(gateway, '1'))!;
  expect(screen.getByText('amara.okafor')).toBeVisible();
  expect(getFact('Role')).toHaveTextContent(/^(Administrator|Editor|Author|Maintainer|Subscriber)$/);
  expect(getFact('Plan')).toHaveTextContent(/^(Basic|Standard|Enterprise)$/);
  expect(getFact('Status')).toHaveTextContent(new RegExp(`^${status}$`, 'i'));
  expect(getFact('Company')).toHaveTextContent('Lagoon Textiles');
  expect(getFact('Country')).toHaveTextContent('Nigeria');
  const contact = within(screen.getByRole('region', { name: 'Contact' }));
  expect(contact.getByRole('link', { name: 'amara.okafor@nigeria.example' })).toHaveAttribute(
    'href',
    'mailto:amara.okafor@nigeria.example',
  );
  expect(contact.getByRole('link', { name: '+234 1 555 0142' })).toHaveAttribute('href', 'tel:+23415550142');
  expect(document.title).toBe('Amara Okafor – Users – Catalog Manager');
  const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumbs' }));
  expect(crumbs.getByRole('link', { name: 'Users' })).toHaveAttribute('href', '/apps/user/list');
});

test('shows initials for a missing image and dashes for unknown values', async () => {
  await renderApp('/apps/user/view/53', { prepare: addOddUser });
  await heading('Odd One');
  expect(screen.getByText('OO')).toBeInTheDocument();
  for (const label of ['Role', 'Plan', 'Status', 'Email', 'Phone', 'Company', 'Country']) {
    expect(getFact(label)).toHaveTextContent(/^–$/);
  }
  expect(screen.queryByRole('link', { name: 'no address' })).not.toBeInTheDocument();
});

test('links to the form', async () => {
  const { user, history } = await renderApp('/apps/user/view/1');
  await heading('Amara Okafor');
  await user.click(screen.getByRole('link', { name: 'Edit' }));
  expect(await heading('Edit Amara Okafor')).toBeVisible();
  expect(history.get().location.pathname).toBe('/apps/user/edit/1');
});

test('asks for confirmation before deleting, then opens the list without the user', async () => {
  const { user, history, gateway } = await renderApp('/apps/user/view/1');
  await heading('Amara Okafor');
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(history.get().location.search).toBe('?dialog=delete');
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete “Amara Okafor”?' }));
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  await dialogClosed();
  expect(await storedUser(gateway, '1')).toBeDefined();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Delete user' }));
  await waitFor(() => expect(screen.getByText('“Amara Okafor” deleted')).toBeVisible());
  await heading('Users');
  expect(history.get().location.pathname).toBe('/apps/user/list');
  expect(await userRows()).toHaveLength(10);
  expect(screen.queryByRole('link', { name: /^Amara Okafor/ })).not.toBeInTheDocument();
  expect(await storedUser(gateway, '1')).toBeUndefined();
});

test('offers no actions for read-only access', async () => {
  await renderApp('/apps/user/view/1', { user: 'client', prepare: allowClient('read') });
  await heading('Amara Okafor');
  await screen.findByText('Lagoon Textiles');
  expect(screen.queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
});

test('shows newer data when opened again, or that the user no longer exists', async () => {
  const { user, history, gateway } = await renderApp('/apps/user/view/1');
  await heading('Amara Okafor');
  await updateUser(gateway.context, '1', { fullName: 'Amara Eze' });
  await user.click(screen.getByRole('link', { name: 'Edit' }));
  expect(await heading('Edit Amara Eze')).toBeVisible();
  await deleteUser(gateway.context, '1');
  history.push('/apps/user/view/1');
  expect(await screen.findByRole('heading', { name: 'User not found' })).toBeVisible();
});
