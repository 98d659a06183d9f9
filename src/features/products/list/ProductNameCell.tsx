import { makeStyles, tokens } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { Picture } from '../../../ui/picture/Picture';
import { messages } from '../messages';
import type { ProductRowFragment } from './ProductList.generated';

const useStyles = makeStyles({
  cell: { display: 'flex', alignItems: 'center', columnGap: tokens.spacingHorizontalM, minWidth: 0 },
  name: { overflow: 'hidden', textOverflow: 'ellipsis' },
});

/** A product's image and name. */
export function ProductNameCell({ product }: { product: Pick<ProductRowFragment, 'name' | 'sku' | 'thumbnail'> }) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const name = product.name || formatMessage(messages.unnamed);
  return (
    <span className={styles.cell}>
      <Picture url={product.thumbnail} name={product.name || product.sku} size={28} />
      <span className={styles.name} dir="auto" title={name}>
        {name}
      </span>
    </span>
  );
}
