import { printFilterText, type FilterCondition, type FilterGroup } from '#shared/filterText';
import { parseFilterText } from '#shared/parseFilterText';

type Edit = (condition: FilterCondition) => FilterCondition;

const mapFilter = (filter: FilterGroup, edit: Edit): FilterGroup => {
  const all = (groups: FilterGroup[] | null | undefined) => groups?.map((group) => mapFilter(group, edit)) ?? null;
  return {
    conditions: filter.conditions?.map(edit) ?? null,
    and: all(filter.and),
    or: all(filter.or),
    not: filter.not ? mapFilter(filter.not, edit) : null,
  };
};

/**
 * Returns the conditions, written as a text, after the edit of each; the same text if none changes, or if it can’t be
 * read.
 */
export function mapConditions(where: string, edit: Edit): string {
  const parsed = parseFilterText(where);
  if ('error' in parsed) return where;
  const edited = printFilterText(mapFilter(parsed.filter, edit));
  return edited === printFilterText(parsed.filter) ? where : edited;
}
