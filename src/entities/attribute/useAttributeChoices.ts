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

/** The first page of the definitions, and those on the others, which are undefined until they are loaded. */
export function useDefinitionPages() {
  const { data, loading } = useAttributeChoicesQuery({
    variables: { page: 1 },
    skip: !useSession().can('read', 'Attribute'),
  });
  const page = data?.attributes;
  return { page, loading, later: useLaterPages(list, page?.totalPages ?? 0) };
}

/**
 * The definitions of attributes, also those that are fields of each product; empty until they are loaded, and without
 * the permission to read them.
 */
export function useDefinitions(): readonly AttributeFormatFragment[] {
  const { page, later } = useDefinitionPages();
  const first = page?.attributes ?? none;
  return useMemo(() => (later ? [...first, ...later] : first), [first, later]);
}

/**
 * The definitions of what can be among a product's attributes. Attributes whose definitions cannot be loaded are
 * entered as text.
 */
export function useAttributeChoices(): readonly AttributeFormatFragment[] {
  const definitions = useDefinitions();
  return useMemo(() => definitions.filter(({ field }) => field === null), [definitions]);
}
