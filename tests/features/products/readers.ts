import type { Gateway } from '#server/gateway';
import { changeStored } from '../../support/stored';

/** Gives the demo user "client" read permission for catalogs, products, and jobs, and nothing else. */
export async function letClientRead(gateway: Gateway): Promise<void> {
  const ability = ['Catalog', 'Product', 'Job'].map((subject) => ({ action: 'read', subject }));
  await changeStored(gateway, 'authUsers', '2', { ability });
}
