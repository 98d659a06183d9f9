import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';

/** A list that is read as a whole, one page at a time. */
export interface PagedList<Data, Row> {
  query: TypedDocumentNode<Data, { page: number }>;
  toRows: (data: Data) => readonly Row[];
}

/** The rows of all pages after the first one. */
interface LaterRows<Row> {
  /** Empty until all are loaded, and if one of the pages cannot be read. */
  rows: readonly Row[];
  /** Whether they are still being read for the first time. */
  isLoading: boolean;
}

const none: readonly never[] = [];

/** Returns the rows of the pages that are in the cache; null if one is not. */
function readCached<Data, Row>(client: ApolloClient, { query, toRows }: PagedList<Data, Row>, totalPages: number) {
  const found: Row[] = [];
  for (let page = 2; page <= totalPages; page++) {
    const data = client.readQuery<Data>({ query, variables: { page } });
    if (!data) return null;
    found.push(...toRows(data));
  }
  return found;
}

/** Reads all pages of a list after the first one. The list must be the same object each time. */
export function useLaterPages<Data, Row>(list: PagedList<Data, Row>, totalPages: number): LaterRows<Row> {
  const client = useApolloClient();
  const [read, setRead] = useState<readonly Row[] | null>(() =>
    totalPages > 1 ? readCached(client, list, totalPages) : null,
  );
  useEffect(() => {
    let isWanted = true;
    const load = async () => {
      const found: Row[] = [];
      for (let page = 2; page <= totalPages; page++) {
        const { data } = await client.query({ query: list.query, variables: { page } });
        if (data) found.push(...list.toRows(data));
      }
      if (isWanted && found.length) setRead(found);
    };
    load().catch(() => {
      if (isWanted) setRead((former) => former ?? none);
    });
    return () => {
      isWanted = false;
    };
  }, [client, list, totalPages]);
  return { rows: read ?? none, isLoading: totalPages > 1 && read === null };
}
