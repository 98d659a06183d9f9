import { screen, within } from '@testing-library/react';
import { updateRole } from '#server/domain/auth/roles';
import { createUser } from '#server/domain/users/userWrites';
import type { Gateway } from '#server/gateway';
import type { AbilityRecord } from '#server/records/auth';

/** The rows of the list once loaded. */
export async function userRows() {
  const table = await screen.findByRole('table', { name: 'Users' });
  await within(table).findAllByRole('link');
  return within(table).getAllByRole('row').slice(1);
}

/** The names in list order. */
export async function userNames() {
  return (await userRows()).map((row) => within(row).getByRole('link').querySelector('[title]')?.getAttribute('title'));
}

/** The actions button of a user in the list. */
export function getMenu(name: string) {
  return screen.findByRole('button', { name: `Actions for ${name}` });
}

/** A stored user. */
export function storedUser({ context }: Gateway, id: string) {
  return context.store.get('users', id);
}

/** Limits the demo client's user permissions to the given actions. */
export function allowClient(...actions: AbilityRecord['action'][]) {
  return async ({ context }: Gateway) => {
    const [user = null] = await context.store.list('authUsers', ({ role }) => role === 'admin');
    const abilities = actions.map((action) => ({ action, subject: 'User' }));
    await updateRole({ ...context, user }, 'client', [{ action: 'read', subject: 'Auth' }, ...abilities]);
  };
}

/** Removes all users. */
export async function removeAll({ context }: Gateway) {
  const users = await context.store.list('users');
  await context.store.commit(users.map(({ id }) => ({ table: 'users' as const, remove: id })));
}

/** Adds a user with values from a REST client that are unknown to the app. */
export async function addOddUser({ context }: Gateway) {
  const { id } = await createUser(context, { fullName: 'Odd One', username: 'odd', email: 'odd@example.com' });
  const user = (await context.store.get('users', id))!;
  const odd = { role: 'janitor', currentPlan: 'gold', status: 'asleep', email: 'no address', avatar: null };
  await context.store.commit([{ table: 'users', put: { ...user, ...odd } }]);
}
