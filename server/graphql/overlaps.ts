import { Kind, type DocumentNode, type FieldNode, type FragmentDefinitionNode, type SelectionSetNode } from 'graphql';

/**
 * Maximum number of fields checked before a document counts as too large; the fields of a fragment count each time it
 * is spread.
 */
const MOST_FIELDS = 10_000;

/**
 * Whether the document requests fields with the same response name in the same place so often that more than
 * `mostPairs` pairs would need comparing. Validation compares them at all levels, in quadratic time.
 */
export function hasOverlaps(document: DocumentNode, mostPairs: number): boolean {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of document.definitions) {
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  }
  let pairs = 0;
  let fields = 0;
  const isOver = () => pairs > mostPairs || fields > MOST_FIELDS;

  /** Groups the fields by response name; `path` contains the fragments being spread. */
  const collect = (
    { selections }: SelectionSetNode,
    groups: Map<string, FieldNode[]>,
    path: readonly string[],
  ): void => {
    for (const node of selections) {
      if (isOver()) return;
      if (node.kind === Kind.FIELD) {
        const name = node.alias?.value ?? node.name.value;
        const group = groups.get(name) ?? [];
        pairs += group.length;
        fields += 1;
        group.push(node);
        groups.set(name, group);
      } else if (node.kind === Kind.INLINE_FRAGMENT) {
        collect(node.selectionSet, groups, path);
      } else if (!path.includes(node.name.value)) {
        const fragment = fragments.get(node.name.value);
        if (fragment) collect(fragment.selectionSet, groups, [...path, node.name.value]);
      }
    }
  };

  const compare = (sets: readonly SelectionSetNode[]): void => {
    const groups = new Map<string, FieldNode[]>();
    for (const set of sets) collect(set, groups, []);
    for (const group of groups.values()) {
      const inner = group.flatMap(({ selectionSet }) => selectionSet ?? []);
      if (inner.length && !isOver()) compare(inner);
    }
  };

  for (const node of document.definitions) if ('selectionSet' in node) compare([node.selectionSet]);
  return isOver();
}
