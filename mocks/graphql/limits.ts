import {
  getOperationAST,
  GraphQLError,
  parse,
  type DocumentNode,
  type GraphQLSchema,
  type ParseOptions,
  type Source,
} from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { findCostlyField } from './lighterQuery';
import { createScale, weightsOf, type QueryWeight, type Variables } from './queryWeight';

/** The most that an operation may be; `tokens` counts the words and signs of the whole document. */
export const LIMITS = { tokens: 2_000, depth: 10, cost: 20_000, aliases: 30, directives: 30 };

const limitError = (message: string) => new GraphQLError(message, { extensions: { code: 'LIMIT' } });

const number = (value: number) => value.toLocaleString('en');

const WORDS: Record<keyof QueryWeight, string> = {
  depth: `The query is more than ${LIMITS.depth} fields deep. Ask for less at a time.`,
  cost: `The query asks for more than ${number(LIMITS.cost)} fields. Ask for fewer fields or rows.`,
  aliases: `The query has more than ${LIMITS.aliases} aliases. Send several queries.`,
  directives: `The query has more than ${LIMITS.directives} directives. Send several queries.`,
};

const KINDS = ['depth', 'cost', 'aliases', 'directives'] as const;

/** Variables ask for at least this many rows: what they really ask for is known when the operation runs. */
const LEAST_ROWS = 1;

/** What an operation of the document has too much of whatever its variables are: the first thing that breaks a limit, by operation. */
export const excessOf = (schema: GraphQLSchema, document: DocumentNode): GraphQLError[] =>
  weightsOf(schema, document, LEAST_ROWS).flatMap((weight) => {
    const kind = KINDS.find((each) => weight[each] > LIMITS[each]);
    return kind ? [limitError(WORDS[kind])] : [];
  });

/** Why the operation, asked with those variables, could answer with too many fields; undefined where it could not. */
export const costError = (
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null | undefined,
  variables: Variables,
): GraphQLError | undefined => {
  const operation = getOperationAST(document, operationName);
  if (!operation || createScale(schema, document, variables).weigh(operation).cost <= LIMITS.cost) return undefined;
  const { cost, field, suggestions } = findCostlyField(schema, document, operation, variables, LIMITS.cost);
  const most = field === null ? '' : ` Most come from "${field}".`;
  const help = suggestions.length
    ? `Ask for fewer rows: it passes with ${suggestions.join(' and ')}.`
    : 'Ask for fewer fields, or send several queries.';
  return limitError(
    `The query can answer with ${number(cost)} fields, more than the limit of ${number(LIMITS.cost)}.${most} ${help}`,
  );
};

/**
 * Refuses what is too much before it is validated or run: reading stops at the limit of tokens, a document is weighed
 * once before it is validated, since Yoga keeps what became of it, and its cost with the variables before each run.
 */
export const useLimits = (): Plugin => ({
  onParse({ setParseFn }) {
    setParseFn((source: string | Source, options?: ParseOptions) =>
      parse(source, { ...options, maxTokens: LIMITS.tokens }),
    );
  },
  onValidate({ validateFn, setValidationFn }) {
    setValidationFn((schema: GraphQLSchema, document: DocumentNode, ...rest: unknown[]) => {
      const excess = excessOf(schema, document);
      return excess.length ? excess : validateFn(schema, document, ...rest);
    });
  },
  onExecute({ args: { schema, document, operationName, variableValues }, setResultAndStopExecution }) {
    const error = costError(schema, document, operationName, variableValues ?? {});
    if (error) setResultAndStopExecution({ errors: [error] });
  },
  onSubscribe({ args: { schema, document, operationName, variableValues }, setResultAndStopExecution }) {
    const error = costError(schema, document, operationName, variableValues ?? {});
    if (error) setResultAndStopExecution({ errors: [error] });
  },
});
