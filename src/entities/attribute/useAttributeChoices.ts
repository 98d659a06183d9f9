import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import type { AttributeFormatFragment } from '../../../../entities/attribute/AttributeFormat.generated';
import { useSession } from '../../../../session/sessionContext';
import { AttributeChoicesDocument, useAttributeChoicesQuery } from './AttributeChoices.generated';

const none: readonly AttributeFormatFragment[] = [];

/** The definitions of attributes; empty until they are loaded, and without the permission to read them. */
export function useAttributeChoices(): readonly AttributeFormatFragment[] {
  const client = useApolloClient();
  const canRead = useSession().can('read', 'Attribute');
  const { data } = useAttributeChoicesQuery({ variables: { page: 1 }, skip: !canRead });
  const [later, setLater] = useState(none);
  const pages = data?.attributes.totalPages ?? 0;
  useEffect(() => {
    let isWanted = true;
    const load = async () => {
      const found: AttributeFormatFragment[] = [];
      for (let page = 2; page <= pages; page++) {
        const result = await client.query({ query: AttributeChoicesDocument, variables: { page } });
        found.push(...(result.data?.attributes.attributes ?? none));
      }
      if (isWanted && found.length) setLater(found);
    };
    // Without them, their attributes are entered as text.
    load().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [client, pages]);
  const first = data?.attributes.attributes ?? none;
  return later.length ? [...first, ...later] : first;
}
