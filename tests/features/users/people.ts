import { screen, within } from '@testing-library/react';
import { updateRole } from '../../../mocks/domain/auth/roles';
import { createUser } from '../../../mocks/domain/users/userWrites';
import type { Gateway } from '../../../mocks/gateway';
import type { Ability } from '../../../mocks/types.generated';

/** The rows of the list once loaded. */
export const userRows = async () => {
  const table = await screen.findByRole('table', { name: 'Users' });
  await within(table).findAllByRole('link');
  return within(table).getAllByRole('row').slice(1);
};

/** The names in list order. */
export const userNames = async () =>
  (await userRows()).map((row) => within(row).getByRole('link').querySelector('[title]')?.getAttribute('title'));

/** The actions button of a user in the list. */
export const menuOf = (name: string) => screen.findByRole('button', { name: `Actions for ${name}` });

/** A stored user. */
export const storedUser = ({ context }: Gateway, id: string) => context.store.get('users', id);

/** Limits the demo client's user permissions to the given actions. */
export const allowClient =
  (...actions: Ability['action'][]) =>
  async ({ context }: Gateway) => {
    const [user = null] = await context.store.list('authUsers', ({ role }) => role === 'admin');
    const abilities = actions.map((action) => ({ action, subject: 'User' }));
    await updateRole({ ...context, user }, 'client', [{ action: 'read', subject: 'Auth' }, ...abilities]);
  };

/** Removes all users. */
export const removeAll = async ({ context }: Gateway) => {
  const users = await context.store.list('users');
  await context.store.commit(users.map(({ id }) => ({ table: 'users' as const, remove: id })));
};

/** Adds a user with values from a REST client that are unknown to the app. */
export const addOddUser = async ({ context }: Gateway) => {
  const { id } = await createUser(context, { fullName: 'Odd One', username: 'odd', email: 'odd@example.com' });
  const user = (await context.store.get('users', id))!;
  const odd = { role: 'janitor', currentPlan: 'gold', status: 'asleep', email: 'no address', avatar: null };
  await context.store.commit([{ table: 'users', put: { ...user, ...odd } }]);
};
