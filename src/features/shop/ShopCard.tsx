import { makeStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { href, paths } from '#routing/paths';
import { Money } from '#ui/text/Money';
import { StatusBadge } from '#ui/text/StatusBadge';
import { CartButton } from './CartButton';
import { messages } from './messages';
import { ProductCard, type ProductCardProps } from './parts/ProductCard';
import type { ShopCardFragment } from './ShopCard.generated';
import { WishlistButton } from './WishlistButton';

const useStyles = makeStyles({ wide: { flexGrow: 1, minWidth: 0 } });

export interface ShopCardProps extends Pick<ProductCardProps, 'isRow' | 'headingLevel'> {
  product: ShopCardFragment;
}

/** A product of the demo shop in a list, with its wishlist and cart buttons. */
export function ShopCard({ product, isRow = false, ...look }: ShopCardProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const { name, slug, brand, image, rating, description, price, hasFreeShipping } = product;
  return (
    <ProductCard
      {...look}
      isRow={isRow}
      href={href(paths.shopProduct, { slug })}
      name={name}
      image={image}
      note={<bdi>{brand}</bdi>}
      rating={rating}
      description={description}
      price={<Money amount={price.amount} currency={price.currencyCode} />}
      badges={hasFreeShipping && <StatusBadge tone="success" label={formatMessage(messages.freeShipping)} />}
      corner={<WishlistButton product={product} />}
      actions={<CartButton product={product} className={isRow ? undefined : styles.wide} />}
    />
  );
}
