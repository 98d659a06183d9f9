import { screen, within } from '@testing-library/react';
import { createUser } from '#server/domain/users/userWrites';
import type { Gateway } from '#server/gateway';
import type { AbilityRecord } from '#server/records/auth';
import { putStored, readStored, removeStored } from '../../support/stored';
import { grantClientAbilities } from '../../support/clientAbilities';

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
export function storedUser(gateway: Gateway, id: string) {
  return readStored(gateway, 'users', id);
}

/** Limits the demo client's user permissions to the given actions. */
export function allowClient(...actions: AbilityRecord['action'][]) {
  return (gateway: Gateway) => grantClientAbilities(gateway, { User: actions });
}

/** Removes all users. */
export async function removeAll(gateway: Gateway) {
  await removeStored(gateway, 'users');
}

/** Adds a user with values from a REST client that are unknown to the app. */
export async function addOddUser(gateway: Gateway) {
  const { user: created } = await createUser(gateway.context, {
    fullName: 'Odd One',
    username: 'odd',
    email: 'odd@example.com',
  });
  const user = (await readStored(gateway, 'users', created.id))!;
  const odd = { role: 'janitor', currentPlan: 'gold', status: 'asleep', email: 'no address', avatar: null };
  await putStored(gateway, 'users', { ...user, ...odd });
}
