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

/** What an operation would take, told from its text alone, with what its fragments add each time they are spread. */
export interface QueryWeight {
  /** Fields within fields; 1 for `{ me }`. Introspection does not count: validation limits its depth by itself. */
  depth: number;
  /** Fields of the answer: those within a list count once for each row that it may have. */
  cost: number;
  aliases: number;
  directives: number;
}

/** Rows of a list that says nothing about its length. */
const USUAL_ROWS = 10;
/** Fields of the answer to a whole introspection, roughly. */
const INTROSPECTION_COST = 5_000;

/** Rows that each variable asks for where their values are not known yet, or the values. */
export type Variables = number | Readonly<Record<string, unknown>>;

/** A field that can be asked for a number of rows, and the number that it is asked for. */
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

/** Arguments and fields of inputs that say how many rows are wanted. */
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

/** The number under the name, at any depth of the arguments; undefined where there is none. */
const findRows = (name: string, value: unknown, argument: RowArgument): number | undefined => {
  if (typeof value === 'number') return name === argument ? Math.max(value, 0) : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.entries(value)
    .map(([key, inner]) => findRows(key, inner, argument))
    .find((rows) => rows !== undefined);
};

/** The number of rows that a field is asked for, be they of a page or of a list; undefined where it is not paged. */
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

/** What `@listSize` says of the field. */
const assumedSize = ({ astNode }: Field): number | undefined => {
  const size = astNode?.directives
    ?.find(({ name }) => name.value === 'listSize')
    ?.arguments?.find(({ name }) => name.value === 'assumedSize')?.value;
  return size?.kind === Kind.INT ? Number(size.value) : undefined;
};

/** Numbers of rows to weigh paged fields with, instead of those that they are asked for. */
export type RowOverrides = ReadonlyMap<FieldNode, number>;

/** Weighs operations of the document. Each fragment is weighed once, so that this takes no longer than reading it. */
export const createScale = (
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: Variables,
  overrides: RowOverrides = new Map(),
) => {
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
    // A fragment that contains itself weighs nothing there; validation refuses it.
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
    // A page says how many rows the lists in it have; a list in a list is no page's.
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
  /** The paged fields that were met, as they were met. */
  return { weigh, pagedFields: () => [...paged.values()] };
};

/** The operations of the document. */
export const operationsOf = (document: DocumentNode): OperationDefinitionNode[] =>
  document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);

/** The weight of each operation of the document, which need not be valid. */
export const weightsOf = (schema: GraphQLSchema, document: DocumentNode, variables: Variables): QueryWeight[] => {
  const { weigh } = createScale(schema, document, variables);
  return operationsOf(document).map(weigh);
};
