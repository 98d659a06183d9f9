import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { ProductDetailDocument } from '../detail/ProductDetail.generated';

/** Time in milliseconds before reading starts, so that the page can use the processor first. */
const headStartMs = 500;

/**
 * Reads the product from Apollo's cache while the user views it. Apollo memoizes cache reads, but not the server's
 * responses. Without this, the first save would read thousands of variants.
 */
export function usePrefetch(id: string, catalogId: string): void {
  const client = useApolloClient();
  useEffect(() => {
    const read = () => client.readQuery({ query: ProductDetailDocument, variables: { id, catalogId } });
    const timer = setTimeout(read, headStartMs);
    return () => clearTimeout(timer);
  }, [client, id, catalogId]);
}
