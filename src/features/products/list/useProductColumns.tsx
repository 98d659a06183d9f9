import { lazy, Suspense, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { inCurrency } from '#i18n/currency';
import { GradeBadge } from '#entities/product/GradeBadge';
import { PriceRange } from '#ui/PriceRange';
import { RelativeTime } from '#ui/text/RelativeTime';
import { StatusBadge } from '#ui/text/StatusBadge';
import type { Column } from '#ui/table/tableTypes';
import { textWidth } from '#ui/table/textWidth';
import { IssueCell } from './issues/IssueCell';
import { listMessages } from './listMessages';
import { messages } from '../messages';
import type { ProductRowFragment } from './ProductList.generated';
import { ProductNameCell } from './ProductNameCell';
import { productTones } from '../core/productStatuses';
import { titles } from '../titles';

const AvailabilityCell = lazy(() =>
  import('./columns/AvailabilityCell').then((module) => ({ default: module.AvailabilityCell })),
);

const FamilyCell = lazy(() => import('./columns/FamilyCell').then((module) => ({ default: module.FamilyCell })));

/** A product as shown in the list. */
export type ProductRow = ProductRowFragment;

/** Whether the product is not in the channel; without one, the list does not ask. */
export const isNotIn = ({ notInChannels = [] }: Pick<ProductRow, 'notInChannels'>, channel: string) =>
  notInChannels.includes(channel);

/**
 * The columns of the product list for these rows. `getHref` returns the URL of a product's page, `filtered` is the
 * category that the list is filtered by, which is shown first, and `channel` the code of the channel that it is shown for. The IDs of sortable columns are names of sort orders.
 */
export function useProductColumns(
  rows: readonly ProductRow[],
  getHref: (product: ProductRow) => string,
  filtered = '',
  channel = '',
): readonly Column<ProductRow>[] {
  const { formatMessage, formatNumber } = useIntl();
  const skuWidth = textWidth(
    rows.map(({ sku }) => sku),
    104,
  );
  const priceWidth = textWidth(
    rows.map(({ priceRange }) => {
      if (!priceRange) return '';
      const { minPrice, maxPrice } = priceRange;
      const [from, to] = [minPrice, maxPrice].map(({ amount, currencyCode: currency }) =>
        formatNumber(Number(amount), inCurrency(currency)),
      );
      return from === to ? `${from}` : `${from}–${to}`;
    }),
    // Fits most ranges, so that the columns stay where they are when the products arrive.
    152,
  );
  return useMemo((): Column<ProductRow>[] => {
    const category = ({ categories, ruleCategories }: ProductRow) => {
      const first = categories.find((path) => path === filtered) ?? categories[0] ?? '';
      const shown = ruleCategories.includes(first)
        ? formatMessage(listMessages.categoryByRule, { category: first })
        : first;
      const count = categories.length - 1;
      return count > 0 ? formatMessage(listMessages.moreCategories, { category: shown, count }) : shown;
    };
    return [
      {
        id: 'NAME',
        header: formatMessage(titles.product),
        cell: (product) => (
          <ProductNameCell
            product={product}
            isByRule={product.ruleCategories.includes(filtered)}
            isNotInChannel={isNotIn(product, channel)}
          />
        ),
        minWidth: 220,
        isSortable: true,
      },
      {
        id: 'SKU',
        header: formatMessage(listMessages.sku),
        cell: ({ sku }) => sku,
        width: skuWidth,
        isSortable: true,
        isHideable: true,
      },
      {
        id: 'STATUS',
        header: formatMessage(listMessages.status),
        cell: ({ status }) => <StatusBadge tone={productTones[status]} label={formatMessage(messages[status])} />,
        width: 92,
        isSortable: true,
        isHideable: true,
      },
      {
        id: 'issues',
        header: formatMessage(listMessages.issues),
        cell: (product) => <IssueCell product={product} href={getHref(product)} />,
        width: 92,
        isHideable: true,
      },
      {
        id: 'BRAND',
        header: formatMessage(listMessages.brand),
        cell: ({ brand }) => brand,
        width: 112,
        isSortable: true,
        isHideable: true,
      },
      {
        id: 'family',
        header: formatMessage(listMessages.family),
        cell: ({ family }) =>
          family && (
            <Suspense fallback={family.code}>
              <FamilyCell code={family.code} />
            </Suspense>
          ),
        width: 132,
        isHideable: true,
        isHiddenAtFirst: true,
      },
      {
        id: 'category',
        header: formatMessage(listMessages.category),
        cell: category,
        width: 200,
        isHideable: true,
        isHiddenAtFirst: true,
      },
      {
        id: 'PRICE',
        header: formatMessage(listMessages.price),
        cell: ({ priceRange }) => priceRange && <PriceRange {...priceRange} />,
        width: priceWidth,
        align: 'end',
        isSortable: true,
        isHideable: true,
      },
      {
        id: 'variants',
        header: formatMessage(listMessages.variants),
        cell: ({ variantCount }) => formatNumber(variantCount),
        width: 88,
        align: 'end',
        isHideable: true,
        isHiddenAtFirst: true,
      },
      {
        id: 'stock',
        header: formatMessage(listMessages.stock),
        cell: ({ totalStock }) => typeof totalStock === 'number' && formatNumber(totalStock),
        width: 88,
        align: 'end',
        isHideable: true,
        isHiddenAtFirst: true,
      },
      {
        id: 'availability',
        header: formatMessage(listMessages.availability),
        cell: ({ bestAvailability }) =>
          bestAvailability && (
            <Suspense fallback={null}>
              <AvailabilityCell availability={bestAvailability} />
            </Suspense>
          ),
        width: 120,
        isHideable: true,
        isHiddenAtFirst: true,
      },
      {
        id: 'COMPLETENESS',
        header: formatMessage(listMessages.completeness),
        cell: (product) =>
          isNotIn(product, channel)
            ? '–'
            : formatNumber((product.scoped ?? product.completeness).ratio, { style: 'percent' }),
        width: 90,
        align: 'end',
        isSortable: true,
        isHideable: true,
      },
      {
        id: 'QUALITY',
        header: formatMessage(listMessages.quality),
        cell: ({ quality }) => <GradeBadge grade={quality.grade} />,
        width: 76,
        isSortable: true,
        isHideable: true,
      },
      {
        id: 'published',
        header: formatMessage(listMessages.published),
        cell: ({ isPublished }) => formatMessage(isPublished ? listMessages.yes : listMessages.no),
        width: 104,
        isHideable: true,
        isHiddenAtFirst: true,
      },
      {
        id: 'CREATED_AT',
        header: formatMessage(listMessages.created),
        cell: ({ createdAt }) => <RelativeTime at={createdAt} />,
        width: 132,
        isSortable: true,
        isHideable: true,
        isHiddenAtFirst: true,
      },
      {
        id: 'UPDATED_AT',
        header: formatMessage(listMessages.updated),
        cell: ({ updatedAt }) => <RelativeTime at={updatedAt} />,
        width: 132,
        isSortable: true,
        isHideable: true,
        isHiddenAtFirst: true,
      },
    ];
  }, [filtered, channel, formatMessage, formatNumber, skuWidth, priceWidth, getHref]);
}
