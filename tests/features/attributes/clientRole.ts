import { updateRole } from '#server/domain/auth/roles';
import type { Gateway } from '#server/gateway';

/** Lets clients read attributes, products, and catalogs, and nothing else. */
export async function letClientRead({ context }: Gateway): Promise<void> {
  const [user = null] = await context.store.list('authUsers', ({ role }) => role === 'admin');
  const abilities = ['Attribute', 'Product', 'Catalog', 'Auth'].map((subject) => ({ action: 'read', subject }));
  await updateRole({ ...context, user }, 'client', abilities);
}
