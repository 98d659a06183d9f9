import { expect } from 'vitest';
import { openSession } from '#server/domain/auth/session';
import type { Gateway } from '#server/gateway';
import type { RoleName } from '#server/types.generated';
import { listStored, putStored } from './stored';

/** Sends a request of the same administrator in another session than the app's; returns the data. */
export async function requestFromOtherSession(
  gateway: Gateway,
  query: string,
  variables: Record<string, unknown> = {},
) {
  const [user] = await listStored(gateway, 'authUsers');
  const { accessToken } = await openSession(gateway.context, gateway.context.store.commit, user!);
  const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json', 'x-session': 'other' };
  const init = { method: 'POST', headers, body: JSON.stringify({ query, variables }) };
  const response = await gateway.handle(new Request('http://localhost/graphql', init));
  const { data, errors } = await response!.json();
  expect(errors).toBeUndefined();
  return data;
}

/** Adds an account with the role, and nothing but its abilities. Returns the headers of its requests. */
export async function addAccount(gateway: Gateway, role: RoleName, fullName: string): Promise<Record<string, string>> {
  const [admin] = await listStored(gateway, 'authUsers');
  const id = await gateway.context.store.nextId('authUsers');
  const account = { ...admin!, id, fullName, username: fullName, email: `${id}@example.com`, role, ability: [] };
  await putStored(gateway, 'authUsers', account);
  const { accessToken } = await openSession(gateway.context, gateway.context.store.commit, account);
  return { authorization: `Bearer ${accessToken}` };
}
