import { useLaterPages, type PagedList } from '#graphql/useLaterPages';
import { useSession } from '#session/sessionContext';
import {
  FamilyChoicesDocument,
  useFamilyChoicesQuery,
  type FamilyChoiceFragment,
  type FamilyChoicesQuery,
} from './FamilyChoices.generated';

const none: readonly FamilyChoiceFragment[] = [];

const list: PagedList<FamilyChoicesQuery, FamilyChoiceFragment> = {
  query: FamilyChoicesDocument,
  toRows: ({ families }) => families.families,
};

/** The families that a product can have; empty until they are loaded, and without the permission to read them. */
export function useFamilyChoices(): readonly FamilyChoiceFragment[] {
  const canRead = useSession().can('read', 'Family');
  const { data } = useFamilyChoicesQuery({ variables: { page: 1 }, skip: !canRead });
  const later = useLaterPages(list, data?.families.totalPages ?? 0);
  const first = data?.families.families ?? none;
  return later ? [...first, ...later] : first;
}
