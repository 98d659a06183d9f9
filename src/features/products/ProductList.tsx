import { useParams } from 'react-router-dom';
import { ProductListView } from './ProductListView';

/** All products of a catalog. */
export function ProductList() {
  const { catalogId = '' } = useParams();
  // Another catalog begins anew, without a glimpse of the rows and the selection of the one before.
  return <ProductListView key={catalogId} catalogId={catalogId} />;
}
