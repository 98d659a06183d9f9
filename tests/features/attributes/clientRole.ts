import type { Gateway } from '#server/gateway';
import { grantClientAbilities } from '../../support/clientAbilities';

/** Lets clients read attributes, products, and catalogs, and nothing else. */
export function letClientRead(gateway: Gateway): Promise<void> {
  return grantClientAbilities(gateway, { Attribute: ['read'], Product: ['read'], Catalog: ['read'] });
}
