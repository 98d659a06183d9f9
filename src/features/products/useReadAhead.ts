import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { ProductDetailDocument } from './ProductDetail.generated';

/** How long the page has the processor for itself, in milliseconds. */
const headStartMs = 500;

/**
 * Reads the product from Apollo's cache while the user looks at it. Apollo keeps what it read, but not what it took
 * from the server's answer: without this the first save would read thousands of variants.
 */
export function useReadAhead(id: string, catalogId: string): void {
  const client = useApolloClient();
  useEffect(() => {
    const read = () => client.readQuery({ query: ProductDetailDocument, variables: { id, catalogId } });
    const timer = setTimeout(read, headStartMs);
    return () => clearTimeout(timer);
  }, [client, id, catalogId]);
}
