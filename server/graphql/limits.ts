import {
  getOperationAST,
  GraphQLError,
  type DocumentNode,
  type ExecutionArgs,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type ParseOptions,
  type Source,
  type ValidationRule,
} from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { RequestContext } from '../context';
import { boundedParse } from './documents/boundedParse';
import { findCostlyField } from './costlyField';
import { hasOverlaps } from './overlaps';
import { createScale, getOperations, MOST_COST, type QueryWeight, type Variables } from './queryWeight';
import { SignedOutRule, signedOutErrors } from './signedOut';

/** Maximum number of characters in a document. */
const MOST_CHARACTERS = 50_000;

/** Maximum number of pairs of fields with the same response name in the same place. */
const MOST_PAIRS = 1_000;

/** Maximum number of objects and lists in each other in the variables. */
const MOST_LEVELS = 50;

/** Limits of an operation; `tokens` applies to the whole document. */
export const QUERY_LIMITS = { tokens: 2_000, depth: 14, cost: MOST_COST, aliases: 30, directives: 30 };

const limitError = (message: string) => new GraphQLError(message, { extensions: { code: 'LIMIT' } });

const number = (value: number) => value.toLocaleString('en');

const WORDS: Record<Exclude<keyof QueryWeight, 'cost'>, string> = {
  depth: `The query is more than ${QUERY_LIMITS.depth} levels deep. Request fewer nested fields.`,
  aliases: `The query has more than ${QUERY_LIMITS.aliases} aliases. Split it into several queries.`,
  directives: `The query has more than ${QUERY_LIMITS.directives} directives. Split it into several queries.`,
};

const KINDS = ['depth', 'cost', 'aliases', 'directives'] as const;

/**
 * Variables are assumed to request at least this many rows; the actual values are known only when the operation runs.
 */
const LEAST_ROWS = 1;

/** Returns the error of an operation that costs too much, with the field that costs most and with what would work. */
const createCostError = (
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
): GraphQLError => {
  const { cost, field, suggestions } = findCostlyField(schema, document, operation, variables, QUERY_LIMITS.cost);
  const most = field === null ? '' : ` Most of them come from "${field}".`;
  const help = suggestions.length
    ? `Request fewer rows: ${suggestions.join(' and ')} would work.`
    : 'Request fewer fields, or split it into several queries.';
  return limitError(
    `The query can return ${number(cost)} fields, more than the limit of ${number(QUERY_LIMITS.cost)}.${most} ${help}`,
  );
};

/**
 * Returns the first limit that an operation of the document exceeds regardless of its variables; empty if none does.
 */
export function findQueryExcess(schema: GraphQLSchema, document: DocumentNode): GraphQLError[] {
  const { weigh } = createScale(schema, document, LEAST_ROWS);
  for (const operation of getOperations(document)) {
    const weight = weigh(operation);
    const kind = KINDS.find((each) => weight[each] > QUERY_LIMITS[each]);
    if (kind === 'cost') return [createCostError(schema, document, operation, LEAST_ROWS)];
    if (kind) return [limitError(WORDS[kind])];
  }
  return [];
}

/**
 * Returns an error if the operation with those variables could return too many fields, or undefined if it could not.
 */
export function costError(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null | undefined,
  variables: Variables,
): GraphQLError | undefined {
  const operation = getOperationAST(document, operationName);
  if (!operation || createScale(schema, document, variables).weigh(operation).cost <= QUERY_LIMITS.cost)
    return undefined;
  return createCostError(schema, document, operation, variables);
}

/** Throws LIMIT for variables so deep that functions that call themselves could not read them. */
const assertFlat = (variables: unknown) => {
  let level = [variables];
  for (let depth = 0; level.length; depth++) {
    if (depth > MOST_LEVELS) throw limitError(`The variables are more than ${MOST_LEVELS} levels deep.`);
    level = level.flatMap((value): unknown[] => (typeof value === 'object' && value ? Object.values(value) : []));
  }
};

/** Returns the exceeded limits of a document that can be checked before it is validated. */
const getRefusals = (schema: GraphQLSchema, document: DocumentNode): GraphQLError[] => {
  const excess = findQueryExcess(schema, document);
  if (excess.length || !hasOverlaps(document, MOST_PAIRS)) return excess;
  return [
    limitError(
      'The query requests the same fields too many times. Request each field once, or split it into several queries.',
    ),
  ];
};

/**
 * Makes the stack of an error a text. V8 does so when it is read for the first time, and keeps all that its functions
 * use until then: for the errors of a document that Yoga caches, the visitors of all rules, about 70 KB for one.
 */
const releaseFrames = (error: GraphQLError) => void error.stack;

const executionError = ({ schema, document, operationName, variableValues }: ExecutionArgs) =>
  costError(schema, document, operationName, variableValues ?? {});

/**
 * Rejects oversized requests before they are validated or executed: parsing stops at the token limit, a document is
 * measured once before validation (Yoga caches the result), and its cost with the variables before each execution.
 * Without a token, only the operations needed to sign in are validated. See docs/decisions/0010-own-query-limits.md.
 */
export function useLimits(): Plugin<RequestContext> {
  return {
    onParams({ params }) {
      assertFlat(params.variables);
    },
    onParse({ params, setParseFn }) {
      const source = params.source as string | Source;
      if ((typeof source === 'string' ? source : source.body).length > MOST_CHARACTERS) {
        throw limitError(`The query has more than ${MOST_CHARACTERS} characters. Move long values to variables.`);
      }
      setParseFn((text: string | Source, options?: ParseOptions) => boundedParse(text, QUERY_LIMITS.tokens, options));
    },
    onValidate({ context, validateFn, setValidationFn, addValidationRule }) {
      const isSignedOut = context.user === null;
      if (isSignedOut) addValidationRule(SignedOutRule);
      setValidationFn((schema: GraphQLSchema, document: DocumentNode, rules: readonly ValidationRule[]) => {
        const refusals = isSignedOut ? signedOutErrors(schema, document) : [];
        if (!refusals.length) refusals.push(...getRefusals(schema, document));
        const errors = refusals.length
          ? refusals
          : (validateFn(schema, document, rules, { hideSuggestions: isSignedOut }) as readonly GraphQLError[]);
        errors.forEach(releaseFrames);
        return errors;
      });
    },
    onExecute({ args, setResultAndStopExecution }) {
      const error = executionError(args);
      if (error) setResultAndStopExecution({ errors: [error] });
    },
    onSubscribe({ args, setResultAndStopExecution }) {
      const error = executionError(args);
      if (error) setResultAndStopExecution({ errors: [error] });
    },
  };
}
