import { useParams } from 'react-router-dom';
import { ProductDetailView } from './ProductDetailView';

/** One product. */
export function ProductDetail() {
  const { catalogId = '', productId = '' } = useParams();
  // Another product, such as a copy of this one, begins anew.
  return <ProductDetailView key={productId} catalogId={catalogId} productId={productId} />;
}
