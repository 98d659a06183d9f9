import { updateRole } from '../../mocks/domain/auth/roles';
import type { Gateway } from '../../mocks/gateway';

/** Gives clients some rights over a subject, and takes all others from them. */
export async function letClientsDo(gateway: Gateway, subject: string, ...actions: string[]): Promise<void> {
  const [user = null] = await gateway.context.store.list('authUsers', ({ role }) => role === 'admin');
  await updateRole(
    { ...gateway.context, user },
    'client',
    actions.map((action) => ({ action, subject })),
  );
}
