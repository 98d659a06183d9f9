import { useMemo } from 'react';
import { useLaterPages, type PagedList } from '#graphql/useLaterPages';
import { useSession } from '#session/sessionContext';
import {
  AttributeChoicesDocument,
  useAttributeChoicesQuery,
  type AttributeChoicesQuery,
} from './AttributeChoices.generated';
import type { AttributeFormatFragment } from './AttributeFormat.generated';

const none: readonly AttributeFormatFragment[] = [];

const list: PagedList<AttributeChoicesQuery, AttributeFormatFragment> = {
  query: AttributeChoicesDocument,
  toRows: ({ attributes }) => attributes.attributes,
};

/** The definitions on the first page of their list and on the others, and whether they are being read. */
export function useDefinitionPages() {
  const { data, loading } = useAttributeChoicesQuery({
    variables: { page: 1 },
    skip: !useSession().can('read', 'Attribute'),
  });
  const later = useLaterPages(list, data?.attributes.totalPages ?? 0);
  return { first: data?.attributes.attributes ?? none, later: later.rows, isLoading: loading || later.isLoading };
}

/**
 * The definitions of attributes, also those that are fields of each product; empty until they are loaded, and without
 * the permission to read them.
 */
export function useDefinitions(): readonly AttributeFormatFragment[] {
  const { first, later } = useDefinitionPages();
  return useMemo(() => (later.length ? [...first, ...later] : first), [first, later]);
}

/**
 * The definitions of what can be among a product's attributes. Attributes whose definitions cannot be loaded are
 * entered as text.
 */
export function useAttributeChoices(): readonly AttributeFormatFragment[] {
  const definitions = useDefinitions();
  return useMemo(() => definitions.filter(({ field }) => field === null), [definitions]);
}
