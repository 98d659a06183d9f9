import type { ProductViewer, ShowPresenceInput } from '../../types.generated';
import { assertAbility, can, withAbility } from '../auth/abilities';
import { getAuthorName } from '../author';
import type { DomainContext } from '../context';
import { getProduct } from '../products/productList';
import { getPageKey } from './presence';

/**
 * Notes what a page, by its session name, does on a product. Leaving another product than the one that it shows has no
 * effect, because requests can arrive in another order. Throws NOT_FOUND.
 */
export async function showPresence(
  ctx: DomainContext,
  session: string | null,
  { productId, presence }: ShowPresenceInput,
): Promise<void> {
  const user = assertAbility(ctx.user, null);
  const page = getPageKey(ctx, session);
  if (presence !== 'LEFT') {
    await getProduct(ctx, productId);
    const isEditing = presence === 'EDITING' && can(user, 'update', 'Product');
    await ctx.presence.show(page, { userId: user.id, productId, isEditing });
  } else await ctx.presence.leave(page, productId);
}

/**
 * The other people who have the product open, each once, those with changes first. Several pages of one's own account
 * are not other people, and who can no longer read products is not there.
 */
export async function listViewers(
  ctx: Pick<DomainContext, 'store' | 'user' | 'presence'>,
  productId: string,
): Promise<ProductViewer[]> {
  const isEditingOf = new Map<string, boolean>();
  for (const shown of await ctx.presence.list()) {
    if (shown.productId !== productId || shown.userId === ctx.user?.id) continue;
    isEditingOf.set(shown.userId, shown.isEditing || (isEditingOf.get(shown.userId) ?? false));
  }
  const viewers = await Promise.all(
    [...isEditingOf].map(async ([userId, isEditing]): Promise<ProductViewer[]> => {
      const account = await ctx.store.get('authUsers', userId);
      if (!account || account.isDisabled || !can(await withAbility(ctx, account), 'read', 'Product')) return [];
      const { avatar } = account;
      return [
        { id: `${productId}-${userId}`, name: getAuthorName({ user: account }), avatar: avatar || null, isEditing },
      ];
    }),
  );
  return viewers.flat().sort((a, b) => Number(b.isEditing) - Number(a.isEditing) || a.name.localeCompare(b.name));
}
