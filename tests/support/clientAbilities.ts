import { updateRole } from '#server/domain/auth/roles';
import type { DomainContext } from '#server/domain/context';
import type { Gateway } from '#server/gateway';
import { listStored } from './stored';

/** Returns the gateway's context with the demo administrator signed in. */
export async function getAdminContext(gateway: Gateway): Promise<DomainContext> {
  const [user = null] = await listStored(gateway, 'authUsers', ({ role }) => role === 'admin');
  return { ...gateway.context, user };
}

/** Sets the permissions of clients to exactly these: the actions by subject. They can always read their own account. */
export async function grantClientAbilities(
  gateway: Gateway,
  actions: Readonly<Record<string, readonly string[]>>,
): Promise<void> {
  const abilities = Object.entries(actions).flatMap(([subject, each]) => each.map((action) => ({ action, subject })));
  await updateRole(await getAdminContext(gateway), 'client', abilities);
}
