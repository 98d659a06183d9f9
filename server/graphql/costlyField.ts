import type { DocumentNode, FieldNode, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { createScale, type RowArgument, type Variables } from './queryWeight';

/** Row counts to suggest: the sizes that every page supports, and also smaller ones for lists. */
const SUGGESTED: Record<RowArgument, readonly number[]> = { perPage: [50, 25, 10], first: [50, 25, 10, 5, 2, 1] };

/**
 * Maximum number of paged fields checked for suggestions; advice about more would be hard to follow and slow to
 * compute.
 */
const MOST_FIELDS = 8;

/** Maximum number of fields named in a suggestion. */
const MOST_SUGGESTIONS = 3;

/** An operation that costs too much, with suggestions. */
export interface CostlyQuery {
  cost: number;
  /** The paged field that causes most of the cost, or null if no field is paged or too many are. */
  field: string | null;
  /** Arguments with which the query would be accepted, for example `variants(first: 5)`; empty if none would help. */
  suggestions: string[];
}

/** Returns the cost of the operation with those variables, and arguments that would reduce it to at most `limit`. */
export function findCostlyField(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
  limit: number,
): CostlyQuery {
  const costWith = (overrides: ReadonlyMap<FieldNode, number>) =>
    createScale(schema, document, variables, overrides).weigh(operation).cost;
  const scale = createScale(schema, document, variables);
  const { cost } = scale.weigh(operation);
  if (scale.pagedFields().length > MOST_FIELDS) return { cost, field: null, suggestions: [] };
  // Fields whose rows cause most of the cost come first; of two equal ones, the inner one, which was visited last.
  const paged = scale
    .pagedFields()
    .reverse()
    .map((field) => ({ ...field, rest: costWith(new Map([[field.node, 0]])) }))
    .sort((a, b) => a.rest - b.rest);

  const fewer = new Map<FieldNode, number>();
  const suggestions: string[] = [];
  for (const { node, argument, rows } of paged.slice(0, MOST_SUGGESTIONS)) {
    const numbers = SUGGESTED[argument].filter((number) => number < rows);
    const passing = numbers.find((number) => costWith(new Map(fewer).set(node, number)) <= limit);
    const number = passing ?? numbers.at(-1);
    if (number === undefined) continue;
    fewer.set(node, number);
    suggestions.push(`${node.name.value}(${argument}: ${number})`);
    if (passing !== undefined) return { cost, field: paged[0]?.node.name.value ?? null, suggestions };
  }
  return { cost, field: paged[0]?.node.name.value ?? null, suggestions: [] };
}
