import { screen, within } from '@testing-library/react';
import { updateRole } from '../../../mocks/domain/auth/roles';
import { createUser } from '../../../mocks/domain/users/userWrites';
import type { Gateway } from '../../../mocks/gateway';
import type { Ability } from '../../../mocks/types.generated';

/** The rows of the list, once they are there. */
export const userRows = async () => {
  const table = await screen.findByRole('table', { name: 'Users' });
  await within(table).findAllByRole('link');
  return within(table).getAllByRole('row').slice(1);
};

/** The names in the list, in its order. */
export const userNames = async () =>
  (await userRows()).map((row) => within(row).getByRole('link').querySelector('[title]')?.getAttribute('title'));

/** The button for what can be done with a user of the list. */
export const menuOf = (name: string) => screen.findByRole('button', { name: `Actions for ${name}` });

/** A user of the store, by id. */
export const storedUser = ({ context }: Gateway, id: string) => context.store.get('users', id);

/** Lets the client of the demo do no more than this with users. */
export const allowClient =
  (...actions: Ability['action'][]) =>
  async ({ context }: Gateway) => {
    const [user = null] = await context.store.list('authUsers', ({ role }) => role === 'admin');
    const abilities = actions.map((action) => ({ action, subject: 'User' }));
    await updateRole({ ...context, user }, 'client', [{ action: 'read', subject: 'Auth' }, ...abilities]);
  };

/** Leaves nobody in the list. */
export const removeAll = async ({ context }: Gateway) => {
  const users = await context.store.list('users');
  await context.store.commit(users.map(({ id }) => ({ table: 'users' as const, remove: id })));
};

/** Puts somebody into the list of whom REST clients have said what the app has no words for. */
export const addOddUser = async ({ context }: Gateway) => {
  const { id } = await createUser(context, { fullName: 'Odd One', username: 'odd', email: 'odd@example.com' });
  const user = (await context.store.get('users', id))!;
  const odd = { role: 'janitor', currentPlan: 'gold', status: 'asleep', email: 'no address', avatar: null };
  await context.store.commit([{ table: 'users', put: { ...user, ...odd } }]);
};
