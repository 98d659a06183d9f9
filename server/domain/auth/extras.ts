import type { AuthUserExtras } from '../../types.generated';
import type { DomainContext } from '../context';

/** Returns the current counts that are sent along with an account. */
export async function accountExtras({ store }: Pick<DomainContext, 'store'>): Promise<AuthUserExtras> {
  return {
    eCommerceCartItemsCount: (await store.list('cartItems')).length,
  };
}
