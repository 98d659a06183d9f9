import type { AuthUserExtras } from '../../types.generated';
import type { DomainContext } from '../context';

/** Returns the current counts that are sent along with an account. */
export const accountExtras = async ({ store }: Pick<DomainContext, 'store'>): Promise<AuthUserExtras> => ({
  eCommerceCartItemsCount: (await store.list('cartItems')).length,
});
