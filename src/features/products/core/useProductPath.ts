import { useParams } from 'react-router-dom';

/** Returns the IDs in the URL of the product's page. */
export function useProductPath(): { catalogId: string; productId: string } {
  const { catalogId = '', productId = '' } = useParams();
  return { catalogId, productId };
}
