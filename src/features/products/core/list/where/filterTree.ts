import type { ProductConditionInput, ProductFilter } from '#graphql/types.generated';

/** Which of the conditions and groups in a group a product must match. */
export type GroupMatch = 'ALL' | 'ANY' | 'NONE';

/** A condition in a tree. */
export interface TreeCondition {
  /** Unique in all trees. */
  id: string;
  condition: ProductConditionInput;
  /** Where the server’s errors name it, such as `filter.or[1].conditions[0]`; empty for one that was not read. */
  path: string;
}

/** Conditions, and groups of them, as the builder and the chips show a filter. */
export interface TreeGroup {
  id: string;
  match: GroupMatch;
  conditions: readonly TreeCondition[];
  groups: readonly TreeGroup[];
}

let lastId = 0;

/** Returns an ID for a condition or a group. */
export function createId(): string {
  lastId += 1;
  return `part${lastId}`;
}

/** Returns a group without conditions. */
export function createGroup(match: GroupMatch = 'ALL'): TreeGroup {
  return { id: createId(), match, conditions: [], groups: [] };
}

/** Whether the group has no conditions, and no groups with some. */
function isEmptyGroup({ conditions, groups }: TreeGroup): boolean {
  return conditions.length === 0 && groups.every(isEmptyGroup);
}

/** Returns all conditions of the group, in the order in which filters have them. */
export function listConditions({ conditions, groups }: TreeGroup): TreeCondition[] {
  return [...conditions, ...groups.flatMap(listConditions)];
}

/** Returns the group without conditions for which `isKept` is false, and without groups that are then empty. */
export function pruneTree(group: TreeGroup, isKept: (condition: ProductConditionInput) => boolean): TreeGroup {
  const conditions = group.conditions.filter(({ condition }) => isKept(condition));
  const groups = group.groups.map((one) => pruneTree(one, isKept)).filter((one) => !isEmptyGroup(one));
  return { ...group, conditions, groups };
}

const countParts = ({ conditions, groups }: TreeGroup) => conditions.length + groups.length;

/** Returns the group as a filter for the server. A group without conditions matches all products. */
export function toFilter(group: TreeGroup): ProductFilter {
  const { match, conditions, groups } = group;
  if (countParts(group) === 0) return {};
  if (match === 'NONE') return { not: toFilter({ ...group, match: 'ANY' }) };
  if (match === 'ANY' && countParts(group) > 1) {
    return { or: [...conditions.map(({ condition }) => ({ conditions: [condition] })), ...groups.map(toFilter)] };
  }
  const [first] = groups;
  if (first && countParts(group) === 1) return toFilter(first);
  return {
    ...(conditions.length > 0 && { conditions: conditions.map(({ condition }) => condition) }),
    ...(groups.length > 0 && { and: groups.map(toFilter) }),
  };
}

/** Returns the only group in a group without other parts instead of it. */
const unwrap = (group: TreeGroup): TreeGroup => {
  const [first] = group.groups;
  return group.match !== 'NONE' && first && countParts(group) === 1 ? first : group;
};

/** Returns a group of the parts. Those that are a single condition, or match in the same way, become its own. */
const join = (match: GroupMatch, parts: readonly TreeGroup[]): TreeGroup => {
  const isPart = (part: TreeGroup) =>
    part.match !== 'NONE' && (part.match === match || (countParts(part) === 1 && part.conditions.length === 1));
  const joined = parts.filter(isPart);
  return unwrap({
    id: createId(),
    match,
    conditions: joined.flatMap(({ conditions }) => conditions),
    groups: [...joined.flatMap(({ groups }) => groups), ...parts.filter((part) => !isPart(part))],
  });
};

/** Returns the group that matches what the given one does not. */
const negate = (group: TreeGroup): TreeGroup => {
  if (group.match === 'ANY' || (group.match === 'ALL' && countParts(group) === 1)) return { ...group, match: 'NONE' };
  return { ...createGroup('NONE'), groups: [group] };
};

/** Returns the conditions of a filter, with their paths; fields of the filter other than those are left out. */
export function toTree(filter: ProductFilter, path = 'filter'): TreeGroup {
  const { conditions, and, or, not } = filter;
  const own: TreeGroup = {
    ...createGroup(),
    conditions: (conditions ?? []).map((condition, at) => ({
      id: createId(),
      condition,
      path: `${path}.conditions[${at}]`,
    })),
  };
  const all = [own, ...(and ?? []).map((part, at) => toTree(part, `${path}.and[${at}]`))];
  if (or?.length) {
    all.push(
      join(
        'ANY',
        or.map((part, at) => toTree(part, `${path}.or[${at}]`)),
      ),
    );
  }
  if (not) all.push(negate(toTree(not, `${path}.not`)));
  return join(
    'ALL',
    all.filter((part) => countParts(part) > 0),
  );
}
