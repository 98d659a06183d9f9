import type { DocumentNode, FieldNode, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { createScale, type RowArgument, type Variables } from './queryWeight';

/** Numbers of rows to suggest: those that every page takes, and for lists fewer, too. */
const SUGGESTED: Record<RowArgument, readonly number[]> = { perPage: [50, 25, 10], first: [50, 25, 10, 5, 2, 1] };

/** Paged fields that are checked for a suggestion: advice about more would be hard to follow and slow to find. */
const MOST_FIELDS = 8;

/** Fields that are named in a suggestion. */
const MOST_SUGGESTIONS = 3;

/** An operation that costs too much, and what would help. */
export interface CostlyQuery {
  cost: number;
  /** The paged field that most of the cost comes from; null where no field is paged, or too many are. */
  field: string | null;
  /** What the fields can be asked for so that the query passes, such as `variants(first: 5)`; empty where nothing helps. */
  suggestions: string[];
}

/** What the operation costs under those variables, and what would make it cost no more than `limit`. */
export const findCostlyField = (
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
  limit: number,
): CostlyQuery => {
  const costWith = (overrides: ReadonlyMap<FieldNode, number>) =>
    createScale(schema, document, variables, overrides).weigh(operation).cost;
  const scale = createScale(schema, document, variables);
  const { cost } = scale.weigh(operation);
  if (scale.pagedFields().length > MOST_FIELDS) return { cost, field: null, suggestions: [] };
  // Those whose rows make up most of the cost come first; of two alike the inner one, which was met last.
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
};
