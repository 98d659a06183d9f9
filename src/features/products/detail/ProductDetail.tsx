import { useParams } from 'react-router-dom';
import { ProductDetailView } from './ProductDetailView';

/** Page of a product. */
export function ProductDetail() {
  const { catalogId = '', productId = '' } = useParams();
  // Resets the state when another product is opened, for example a copy of this one.
  return <ProductDetailView key={productId} catalogId={catalogId} productId={productId} />;
}
