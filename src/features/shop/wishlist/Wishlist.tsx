import { useIntl } from 'react-intl';
import { href, paths } from '#routing/paths';
import { LinkButton } from '#ui/control/LinkButton';
import { Page } from '#ui/layout/Page';
import { EmptyState } from '#ui/state/EmptyState';
import { QueryView } from '#ui/state/QueryView';
import { messages } from '../messages';
import { ProductGrid, ProductGridSkeleton } from '../parts/ProductGrid';
import { ShopCard } from '../ShopCard';
import { titles } from '../titles';
import { useWishlistQuery } from './Wishlist.generated';
import { defineMessages } from '#i18n/defineMessages';

/** Messages of the wishlist. */
const wishlistMessages = defineMessages({
  emptyTitle: { id: 'shop.wishlist.empty.title', defaultMessage: 'Your wishlist is empty' },
  emptyText: {
    id: 'shop.wishlist.empty.text',
    defaultMessage: 'Select the heart on a product to keep it here.',
  },
});

/** The products on the wishlist, in the order in which they were added. */
export function Wishlist() {
  const { formatMessage } = useIntl();
  const result = useWishlistQuery();
  const goToShop = <LinkButton to={href(paths.shop)}>{formatMessage(messages.goToShop)}</LinkButton>;
  return (
    <Page heading={formatMessage(titles.wishlist)} actions={goToShop}>
      <QueryView result={result} skeleton={<ProductGridSkeleton isWide count={4} />}>
        {({ wishlist }) => {
          // Hides a product as soon as it is removed, without waiting for the next response.
          const items = wishlist.filter(({ product }) => product.isInWishlist);
          return items.length === 0 ? (
            <EmptyState
              title={formatMessage(wishlistMessages.emptyTitle)}
              description={formatMessage(wishlistMessages.emptyText)}
              actions={goToShop}
            />
          ) : (
            <ProductGrid isWide label={formatMessage(titles.wishlist)}>
              {items.map(({ id, product }) => (
                <ShopCard key={id} product={product} />
              ))}
            </ProductGrid>
          );
        }}
      </QueryView>
    </Page>
  );
}
