import { updateRole } from '#server/domain/auth/roles';
import type { Gateway } from '#server/gateway';

/** Sets the permissions of clients for a subject to exactly these actions. */
export async function grantClientAbilities(gateway: Gateway, subject: string, ...actions: string[]): Promise<void> {
  const [user = null] = await gateway.context.store.list('authUsers', ({ role }) => role === 'admin');
  await updateRole(
    { ...gateway.context, user },
    'client',
    actions.map((action) => ({ action, subject })),
  );
}
