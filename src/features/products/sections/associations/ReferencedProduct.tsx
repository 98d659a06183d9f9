import { useIntl } from 'react-intl';
import { href, paths } from '#routing/paths';
import { TextLink } from '#ui/text/TextLink';
import { useProductPath } from '../../core/useProductPath';
import { associationMessages as messages } from './associationMessages';
import { useReferencedProductQuery } from './ReferencedProduct.generated';

export interface ReferencedProductProps {
  /** Of the product, or of one of its variants. */
  sku: string;
}

/**
 * A link to the product of the catalog that has the SKU, with its name. It takes the space of a line until it is found.
 */
export function ReferencedProduct({ sku }: ReferencedProductProps) {
  const { catalogId } = useProductPath();
  const { formatMessage } = useIntl();
  const { data, previousData } = useReferencedProductQuery({ variables: { catalogId, sku } });
  const answer = data ?? previousData;
  if (!answer) return '\u00a0';
  const product = answer.productOfSku;
  if (!product) return formatMessage(messages.unknown);
  return (
    <TextLink to={href(paths.productDetail, { catalogId, productId: product.id })}>
      <bdi>{product.name || product.sku}</bdi>
    </TextLink>
  );
}
