import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { commonMessages } from '#ui/commonMessages';
import { Picture } from '#ui/picture/Picture';
import { listMessages } from './listMessages';
import { messages } from '../messages';
import type { ProductRowFragment } from './ProductList.generated';
import { findValue, NameMark } from './useAttributeColumns';

const useStyles = makeStyles({
  cell: { display: 'flex', alignItems: 'center', columnGap: tokens.spacingHorizontalM, minWidth: 0 },
  name: {
    display: '-webkit-box',
    WebkitLineClamp: 'var(--cell-lines, 1)',
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
  },
  inherited: { fontStyle: 'italic' },
  note: { ...typographyStyles.caption1, flexShrink: 0, color: tokens.colorNeutralForeground3 },
});

/** A product's image and name, which takes as many lines as the row has room for. */
export function ProductNameCell({
  product,
  isByRule = false,
  isNotInChannel = false,
}: {
  product: Pick<ProductRowFragment, 'name' | 'sku' | 'thumbnail' | 'valuesOf'>;
  /** Whether it is in the category that the list is filtered by because of the category’s rule. */
  isByRule?: boolean;
  /** Whether it is not in the channel that the list is shown for. */
  isNotInChannel?: boolean;
}) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const inScope = findValue(product, 'name');
  const name = inScope?.text || product.name || formatMessage(messages.unnamed);
  return (
    <span className={styles.cell}>
      <Picture url={product.thumbnail} name={product.name || product.sku} size={28} />
      <span className={mergeClasses(styles.name, inScope?.isInherited && styles.inherited)} dir="auto" title={name}>
        {name}
      </span>
      {isByRule && <span className={styles.note}>{formatMessage(commonMessages.byRule)}</span>}
      {isNotInChannel && <span className={styles.note}>{formatMessage(listMessages.notInChannel)}</span>}
      <NameMark product={product} />
    </span>
  );
}
