import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';

/** A list that is read as a whole, one page at a time. */
export interface PagedList<Data, Row> {
  query: TypedDocumentNode<Data, { page: number }>;
  toRows: (data: Data) => readonly Row[];
}

const none: readonly never[] = [];

const toRequests = <Data, Row>({ query }: PagedList<Data, Row>, totalPages: number) =>
  Array.from({ length: Math.max(totalPages - 1, 0) }, (_, at) => ({ query, variables: { page: at + 2 } }));

/**
 * Returns the rows of all pages after the first one, from the cache if it has them, and whether they are still being
 * read for the first time. They are left out if one of them cannot be read. The list must be the same object each time.
 */
export function useLaterPages<Data, Row>(
  list: PagedList<Data, Row>,
  totalPages: number,
): { rows: readonly Row[]; isLoading: boolean } {
  const client = useApolloClient();
  const [rows, setRows] = useState<readonly Row[] | null>(() => {
    const known = toRequests(list, totalPages).flatMap((request) => client.readQuery(request) ?? []);
    return known.length === totalPages - 1 ? known.flatMap(list.toRows) : null;
  });
  useEffect(() => {
    let isWanted = totalPages > 1;
    const read = toRequests(list, totalPages).map((request) => client.query(request));
    void Promise.all(read)
      .then((pages) => pages.flatMap(({ data }) => (data ? list.toRows(data) : none)))
      .catch(() => none)
      .then((found) => isWanted && setRows((former) => (found.length ? found : (former ?? found))));
    return () => {
      isWanted = false;
    };
  }, [client, list, totalPages]);
  return { rows: rows ?? none, isLoading: totalPages > 1 && !rows };
}
