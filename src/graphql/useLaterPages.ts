import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';

/** A list that is read as a whole, one page at a time. */
export interface PagedList<Data, Row> {
  query: TypedDocumentNode<Data, { page: number }>;
  toRows: (data: Data) => readonly Row[];
}

/**
 * Returns the rows of all pages after the first one; undefined until they are loaded, and empty if one of them cannot be
 * read. The list must be the same object each time.
 */
export function useLaterPages<Data, Row>(list: PagedList<Data, Row>, totalPages: number): readonly Row[] | undefined {
  const client = useApolloClient();
  const [rows, setRows] = useState<readonly Row[]>();
  useEffect(() => {
    let isWanted = true;
    const load = async () => {
      const found: Row[] = [];
      for (let page = 2; page <= totalPages; page++) {
        const { data } = await client.query({ query: list.query, variables: { page } });
        if (data) found.push(...list.toRows(data));
      }
      if (isWanted && found.length) setRows(found);
    };
    load().catch(() => isWanted && setRows((former) => former ?? []));
    return () => {
      isWanted = false;
    };
  }, [client, list, totalPages]);
  return rows;
}
