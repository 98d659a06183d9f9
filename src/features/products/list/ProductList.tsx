import { useParams } from 'react-router-dom';
import { ProductListView } from './ProductListView';

/** Page with all products of a catalog. */
export function ProductList() {
  const { catalogId = '' } = useParams();
  // Resets the state when another catalog is opened, so that the rows and selection of the previous one are never
  // shown.
  return <ProductListView key={catalogId} catalogId={catalogId} />;
}
