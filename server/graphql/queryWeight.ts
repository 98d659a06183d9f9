import {
  getNamedType,
  getNullableType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValueNode,
  valueFromASTUntyped,
} from 'graphql';

/**
 * The estimated weight of an operation, computed from its text alone, including fragments each time they are spread.
 */
export interface QueryWeight {
  /** Nesting depth of fields; 1 for `{ me }`. Introspection does not count, because validation limits its depth. */
  depth: number;
  /** Number of fields in the response; those within a list count once for each row that it can have. */
  cost: number;
  aliases: number;
  directives: number;
}

/** Maximum cost of an operation with its variables. */
export const MOST_COST = 20_000;

/** Assumed number of rows in a list of unspecified length. */
const USUAL_ROWS = 10;
/** Approximate number of fields in the response to a full introspection. */
const INTROSPECTION_COST = 5_000;

/** The values of the variables, or the number of rows to assume for each one while their values are unknown. */
export type Variables = number | Readonly<Record<string, unknown>>;

/** A field with an argument for the number of rows, and the number requested. */
export interface PagedField {
  node: FieldNode;
  argument: RowArgument;
  rows: number;
}

const NOTHING: QueryWeight = { depth: 0, cost: 0, aliases: 0, directives: 0 };

const sum = (weights: QueryWeight[]) =>
  weights.reduce(
    (a, b) => ({
      depth: Math.max(a.depth, b.depth),
      cost: a.cost + b.cost,
      aliases: a.aliases + b.aliases,
      directives: a.directives + b.directives,
    }),
    NOTHING,
  );

type Field = GraphQLField<unknown, unknown>;

/** Arguments and input fields that specify the number of rows. */
const ROW_ARGUMENTS = ['perPage', 'first'] as const;
export type RowArgument = (typeof ROW_ARGUMENTS)[number];

const rowArgument = ({ args }: Field): RowArgument | undefined =>
  ROW_ARGUMENTS.find((name) =>
    args.some((argument) => {
      const input = getNamedType(argument.type);
      return argument.name === name || (isInputObjectType(input) && name in input.getFields());
    }),
  );

const hasVariable = (node: ValueNode): boolean =>
  node.kind === Kind.VARIABLE || (node.kind === Kind.OBJECT && node.fields.some(({ value }) => hasVariable(value)));

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Returns the number of rows in the value of a field's argument, or undefined if there is none. */
const findRows = (name: string, value: unknown, argument: RowArgument): number | undefined => {
  const rows = isRecord(value) ? value[argument] : name === argument && value;
  return typeof rows === 'number' ? Math.max(rows, 0) : undefined;
};

/** Returns the number of rows requested from a field, for a page or a list, or undefined if the field is not paged. */
const pagedField = (field: Field, node: FieldNode, variables: Variables): PagedField | undefined => {
  const argument = rowArgument(field);
  if (!argument) return undefined;
  const given = node.arguments ?? [];
  const values = typeof variables === 'number' ? {} : variables;
  const written = given
    .map(({ name, value }) => findRows(name.value, valueFromASTUntyped(value, values), argument))
    .find((rows) => rows !== undefined);
  const isUnknown = typeof variables === 'number' && given.some(({ value }) => hasVariable(value));
  return { node, argument, rows: written ?? (isUnknown ? variables : (assumedSize(field) ?? USUAL_ROWS)) };
};

/** Returns the size given by the field's `@listSize` directive. */
const assumedSize = ({ astNode }: Field): number | undefined => {
  const size = astNode?.directives
    ?.find(({ name }) => name.value === 'listSize')
    ?.arguments?.find(({ name }) => name.value === 'assumedSize')?.value;
  return size?.kind === Kind.INT ? Number(size.value) : undefined;
};

/** Row counts with which to weigh paged fields instead of the requested ones. */
export type RowOverrides = ReadonlyMap<FieldNode, number>;

/**
 * Creates functions that weigh the operations of the document. Each fragment is weighed once, so that weighing takes no
 * longer than reading the document.
 */
export function createScale(
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: Variables,
  overrides: RowOverrides = new Map(),
) {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of document.definitions) {
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  }
  const known = new Map<string, QueryWeight>();
  const paged = new Map<FieldNode, PagedField>();

  const weighFragment = (name: string, rows: number): QueryWeight => {
    const key = `${name} ${rows}`;
    const weight = known.get(key);
    if (weight) return weight;
    // A recursive fragment has no weight where it refers to itself; validation rejects it.
    known.set(key, NOTHING);
    const fragment = fragments.get(name);
    if (!fragment) return NOTHING;
    const type = schema.getType(fragment.typeCondition.name.value);
    const result = weighAll(fragment.selectionSet, type, rows);
    known.set(key, result);
    return result;
  };

  const weighField = (node: FieldNode, parent: GraphQLNamedType | undefined, rows: number): QueryWeight => {
    const name = node.name.value;
    const own = { depth: 1, cost: 1, aliases: node.alias ? 1 : 0, directives: 0 };
    if (name === '__schema' || name === '__type') return { ...own, cost: INTROSPECTION_COST };
    const field = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name] : undefined;
    if (!field || !node.selectionSet) return own;
    // A page argument determines the length of the lists in the page, but not of lists nested in those.
    const asked = pagedField(field, node, variables);
    if (asked) paged.set(node, asked);
    const askedRows = asked && (overrides.get(node) ?? asked.rows);
    const isList = isListType(getNullableType(field.type));
    const inner = weighAll(node.selectionSet, getNamedType(field.type), (isList ? undefined : askedRows) ?? USUAL_ROWS);
    const times = isList ? (askedRows ?? assumedSize(field) ?? rows) : 1;
    return sum([own, { ...inner, depth: inner.depth + 1, cost: inner.cost * times }]);
  };

  const weighAll = (
    { selections }: SelectionSetNode,
    parent: GraphQLNamedType | undefined,
    rows: number,
  ): QueryWeight =>
    sum(
      selections.map((node) => {
        const directives = { ...NOTHING, directives: node.directives?.length ?? 0 };
        if (node.kind === Kind.FIELD) return sum([weighField(node, parent, rows), directives]);
        if (node.kind === Kind.FRAGMENT_SPREAD) return sum([weighFragment(node.name.value, rows), directives]);
        const type = node.typeCondition ? schema.getType(node.typeCondition.name.value) : parent;
        return sum([weighAll(node.selectionSet, type, rows), directives]);
      }),
    );

  const weigh = ({ operation, selectionSet, directives = [] }: OperationDefinitionNode): QueryWeight => {
    const weight = weighAll(selectionSet, schema.getRootType(operation) ?? undefined, USUAL_ROWS);
    return { ...weight, directives: weight.directives + directives.length };
  };
  /** The paged fields in the order in which they were visited. */
  return { weigh, pagedFields: () => [...paged.values()] };
}

/** Returns the operations of the document. */
export function getOperations(document: DocumentNode): OperationDefinitionNode[] {
  return document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
}

/** Returns the weight of each operation of the document, which does not need to be valid. */
export function getWeights(schema: GraphQLSchema, document: DocumentNode, variables: Variables): QueryWeight[] {
  const { weigh } = createScale(schema, document, variables);
  return getOperations(document).map(weigh);
}
