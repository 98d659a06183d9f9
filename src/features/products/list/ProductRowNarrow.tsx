import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { PriceRange } from '#ui/PriceRange';
import { Picture } from '#ui/picture/Picture';
import { StatusBadge } from '#ui/text/StatusBadge';
import { messages } from '../messages';
import { listMessages } from './listMessages';
import { IssueCell } from './issues/IssueCell';
import type { ProductRowFragment } from './ProductList.generated';
import { findValue, NameMark } from './useAttributeColumns';
import { productTones } from '../core/productStatuses';

const pictureSize = 40;

/** Start of the text, after the image and its gap. */
const textStart = `calc(${pictureSize}px + ${tokens.spacingHorizontalM})`;

const useStyles = makeStyles({
  name: { display: 'flex', alignItems: 'flex-start', columnGap: tokens.spacingHorizontalM },
  // If the name has one line, the facts are shown next to the lower part of the image.
  picture: { flexShrink: 0, marginBlockEnd: '-24px' },
  text: {
    display: '-webkit-box',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
  },
  facts: {
    ...typographyStyles.caption1,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalS}`,
    minHeight: '20px',
    marginBlockStart: tokens.spacingVerticalXS,
    paddingInlineStart: textStart,
    color: tokens.colorNeutralForeground2,
  },
  sku: { overflowWrap: 'anywhere', whiteSpace: 'normal' },
  price: { fontVariantNumeric: 'tabular-nums' },
});

/** A product's image and name on a phone. The name takes up to two lines. */
export function ProductNarrowName({ product }: { product: ProductRowFragment }) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  return (
    <span className={styles.name}>
      <span className={styles.picture}>
        <Picture url={product.thumbnail} name={product.name || product.sku} size={pictureSize} />
      </span>
      <span className={styles.text} dir="auto">
        {findValue(product, 'name')?.text || product.name || formatMessage(messages.unnamed)}
      </span>
      <NameMark product={product} />
    </span>
  );
}

export interface ProductNarrowFactsProps {
  product: ProductRowFragment;
  href: string;
  /** Whether it is not in the channel that the list is shown for. */
  isNotInChannel: boolean;
}

/** The line below the name: SKU, price, status, and issues. */
export function ProductNarrowFacts({ product, href, isNotInChannel }: ProductNarrowFactsProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const { sku, priceRange, status } = product;
  return (
    <div className={styles.facts}>
      <span className={styles.sku} dir="ltr">
        {sku}
      </span>
      {priceRange && (
        <span className={styles.price}>
          <PriceRange {...priceRange} />
        </span>
      )}
      <StatusBadge tone={productTones[status]} label={formatMessage(messages[status])} />
      {isNotInChannel && <span>{formatMessage(listMessages.notInChannel)}</span>}
      <IssueCell product={product} href={href} />
    </div>
  );
}
