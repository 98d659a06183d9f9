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

/** Rows of a list whose length nobody can tell. */
const USUAL_ROWS = 10;
/** Rows that a variable may ask for: the most that a page has. */
const MOST_ROWS = 100;
/** Fields of the answer to a whole introspection, roughly. */
const INTROSPECTION_COST = 5_000;

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
const ROWS = ['perPage', 'first'];

const isPaged = ({ args }: Field) =>
  args.some(({ name, type }) => {
    const input = getNamedType(type);
    return ROWS.includes(name) || (isInputObjectType(input) && ROWS.some((field) => field in input.getFields()));
  });

/** The number of rows that is written among the arguments; undefined where none is. */
const writtenRows = (name: string, value: ValueNode): number | undefined => {
  if (value.kind === Kind.OBJECT) {
    return value.fields.map((field) => writtenRows(field.name.value, field.value)).find((rows) => rows !== undefined);
  }
  return ROWS.includes(name) && value.kind === Kind.INT ? Math.max(Number(value.value), 0) : undefined;
};

const hasVariable = (node: ValueNode): boolean =>
  node.kind === Kind.VARIABLE || (node.kind === Kind.OBJECT && node.fields.some(({ value }) => hasVariable(value)));

/** Rows of what the field answers, be it a page or a list; undefined where nobody can ask for a number of them. */
const rowsOf = (field: Field, { arguments: given = [] }: FieldNode) => {
  if (!isPaged(field)) return undefined;
  const written = given.map(({ name, value }) => writtenRows(name.value, value)).find((rows) => rows !== undefined);
  return written ?? (given.some(({ value }) => hasVariable(value)) ? MOST_ROWS : USUAL_ROWS);
};

/** Weighs operations of the document. Each fragment is weighed once, so that this takes no longer than reading it. */
const createScale = (schema: GraphQLSchema, document: DocumentNode) => {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of document.definitions) {
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  }
  const known = new Map<string, QueryWeight>();

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
    const asked = rowsOf(field, node);
    const isList = isListType(getNullableType(field.type));
    const inner = weighAll(node.selectionSet, getNamedType(field.type), (isList ? undefined : asked) ?? USUAL_ROWS);
    return sum([own, { ...inner, depth: inner.depth + 1, cost: inner.cost * (isList ? (asked ?? rows) : 1) }]);
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

  return ({ operation, selectionSet, directives = [] }: OperationDefinitionNode) => {
    const weight = weighAll(selectionSet, schema.getRootType(operation) ?? undefined, USUAL_ROWS);
    return { ...weight, directives: weight.directives + directives.length };
  };
};

/** The weight of each operation of the document, which need not be valid. */
export const weightsOf = (schema: GraphQLSchema, document: DocumentNode): QueryWeight[] => {
  const weigh = createScale(schema, document);
  return document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION).map(weigh);
};
