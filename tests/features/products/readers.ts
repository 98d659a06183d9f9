import type { Gateway } from '#server/gateway';

/** Gives the demo user "client" read permission for catalogs, products, and jobs, and nothing else. */
export async function letClientRead({ context }: Gateway): Promise<void> {
  const client = (await context.store.get('authUsers', '2'))!;
  const ability = ['Catalog', 'Product', 'Job'].map((subject) => ({ action: 'read', subject }));
  await context.store.commit([{ table: 'authUsers', put: { ...client, ability } }]);
}
