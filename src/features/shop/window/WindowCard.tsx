import { useIntl } from 'react-intl';
import { href, paths } from '#routing/paths';
import { StatusBadge } from '#ui/text/StatusBadge';
import { ProductCard, type ProductCardProps } from '../parts/ProductCard';
import { AvailabilityBadge } from './AvailabilityBadge';
import type { WindowCardFragment } from './WindowCard.generated';
import { windowMessages } from './windowMessages';
import { WindowPriceRange } from './WindowPrice';

/** What all links and prices of a shop window depend on. */
export interface WindowView {
  versionId: string;
  /** The currency that is shown; empty if the version has none. */
  currency: string;
  language: string;
  /** The URL parameters that links within the window keep. */
  search: { currency: string; language: string; channel: string };
}

export interface WindowCardProps extends Pick<ProductCardProps, 'isRow' | 'headingLevel'> {
  product: WindowCardFragment;
  view: WindowView;
}

/** A product of a version in a list, as shoppers see it. */
export function WindowCard({ product, view, ...look }: WindowCardProps) {
  const { formatMessage } = useIntl();
  const { versionId, currency, language, search } = view;
  const { productId, name, nameLocale, brand, thumbnail, minPrice, maxPrice, compareAtPrice } = product;
  // Beside a range, a regular price does not tell which variant it is of.
  const regular = minPrice?.amount === maxPrice?.amount ? compareAtPrice : null;
  return (
    <ProductCard
      {...look}
      href={href(paths.shopWindowProduct, { versionId, productId }, search)}
      name={name}
      nameLanguage={nameLocale}
      image={thumbnail}
      note={brand === '' ? undefined : <bdi>{brand}</bdi>}
      price={<WindowPriceRange product={product} regular={regular} currency={currency} language={language} />}
      badges={
        <>
          <AvailabilityBadge availability={product.availability} />
          {product.isOnSale && <StatusBadge tone="danger" label={formatMessage(windowMessages.onSale)} />}
        </>
      }
    />
  );
}
