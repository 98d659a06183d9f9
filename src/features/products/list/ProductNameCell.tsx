import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { Picture } from '#ui/picture/Picture';
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
});

/** A product's image and name, which takes as many lines as the row has room for. */
export function ProductNameCell({
  product,
}: {
  product: Pick<ProductRowFragment, 'name' | 'sku' | 'thumbnail' | 'valuesOf'>;
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
      <NameMark product={product} />
    </span>
  );
}
