import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { PriceRange } from '#ui/PriceRange';
import { Picture } from '#ui/picture/Picture';
import type { Column } from '#ui/table/tableTypes';
import type { PublishedProductsQuery } from './PublishedProducts.generated';
import { versionMessages } from './versionMessages';

/** A product of a version. */
export type PublishedProductRow = PublishedProductsQuery['publishedCatalog']['products']['data'][number];

const useStyles = makeStyles({
  product: { display: 'flex', alignItems: 'center', columnGap: tokens.spacingHorizontalM, minWidth: 0 },
  words: { minWidth: 0 },
  name: { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' },
  sku: {
    ...typographyStyles.caption1,
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    color: tokens.colorNeutralForeground3,
  },
});

/** Returns the columns of a version's product list. */
export function usePublishedProductColumns(): readonly Column<PublishedProductRow>[] {
  const { formatMessage, formatNumber } = useIntl();
  const styles = useStyles();
  return useMemo(
    () => [
      {
        id: 'product',
        header: formatMessage(versionMessages.product),
        cell: ({ name, sku, thumbnail }) => (
          <span className={styles.product}>
            <Picture url={thumbnail} name={name} size={32} />
            <span className={styles.words}>
              <span className={styles.name}>{name}</span>
              <span className={styles.sku}>{sku}</span>
            </span>
          </span>
        ),
      },
      {
        id: 'brand',
        header: formatMessage(versionMessages.brand),
        cell: ({ brand }) => brand,
        width: 160,
        isHideable: true,
      },
      {
        id: 'variants',
        header: formatMessage(versionMessages.variants),
        cell: ({ variantCount }) => formatNumber(variantCount),
        width: 96,
        align: 'end',
        isHideable: true,
      },
      {
        id: 'price',
        header: formatMessage(versionMessages.price),
        cell: ({ priceRange }) => priceRange && <PriceRange {...priceRange} />,
        width: 184,
        align: 'end',
        isHideable: true,
      },
    ],
    [formatMessage, formatNumber, styles],
  );
}
