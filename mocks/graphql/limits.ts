import {
  getOperationAST,
  GraphQLError,
  type DocumentNode,
  type GraphQLSchema,
  type ParseOptions,
  type Source,
  type ValidationRule,
} from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { RequestContext } from '../context';
import { boundedParse } from './boundedParse';
import { findCostlyField } from './lighterQuery';
import { hasOverlaps } from './overlaps';
import { createScale, weightsOf, type QueryWeight, type Variables } from './queryWeight';
import { SignedOutRule, signedOutErrors } from './signedOut';

/** The most characters of a document: Yoga keeps the text of many. */
const MOST_CHARACTERS = 50_000;

/** The most pairs of fields under the same name in the same place. */
const MOST_PAIRS = 1_000;

/** The most that an operation can be; `tokens` counts the words and signs of the whole document. */
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

/** What is too much about a document that can be told before it is validated. */
const refusalsOf = (schema: GraphQLSchema, document: DocumentNode): GraphQLError[] => {
  const excess = excessOf(schema, document);
  if (excess.length || !hasOverlaps(document, MOST_PAIRS)) return excess;
  return [limitError('The query asks for the same fields too many times. Ask for each once, or send several queries.')];
};

/**
 * Refuses what is too much before it is validated or run: reading stops at the limit of tokens, a document is weighed
 * once before it is validated, since Yoga keeps what became of it, and its cost with the variables before each run.
 * Without a token only what signing in takes is validated.
 */
export const useLimits = (): Plugin<RequestContext> => ({
  onParse({ params, setParseFn }) {
    const { source } = params;
    if ((typeof source === 'string' ? source : source.body).length > MOST_CHARACTERS) {
      throw limitError(`The query has more than ${MOST_CHARACTERS} characters. Put long values into variables.`);
    }
    setParseFn((text: string | Source, options?: ParseOptions) => boundedParse(text, LIMITS.tokens, options));
  },
  onValidate({ context, validateFn, setValidationFn, addValidationRule }) {
    const isSignedOut = context.user === null;
    if (isSignedOut) addValidationRule(SignedOutRule);
    setValidationFn((schema: GraphQLSchema, document: DocumentNode, rules: readonly ValidationRule[]) => {
      const refusals = isSignedOut ? signedOutErrors(schema, document) : [];
      if (!refusals.length) refusals.push(...refusalsOf(schema, document));
      return refusals.length ? refusals : validateFn(schema, document, rules, { hideSuggestions: isSignedOut });
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
