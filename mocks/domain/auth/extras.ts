import type { AuthUserExtras } from '../../types.generated';
import type { DomainContext } from '../context';

/** The numbers that an account carries along, as they are now. */
export const accountExtras = async ({ store }: Pick<DomainContext, 'store'>): Promise<AuthUserExtras> => ({
  eCommerceCartItemsCount: (await store.list('cartItems')).length,
});
