import { GraphQLError, parse, type DocumentNode, type GraphQLSchema, type ParseOptions, type Source } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { weightsOf, type QueryWeight } from './queryWeight';

/** The most that an operation may be; `tokens` counts the words and signs of the whole document. */
export const LIMITS = { tokens: 2_000, depth: 10, cost: 20_000, aliases: 30, directives: 30 };

const WORDS: Record<keyof QueryWeight, string> = {
  depth: `The query is more than ${LIMITS.depth} fields deep. Ask for less at a time.`,
  cost: `The query may answer with more than ${LIMITS.cost} fields. Ask for fewer fields or rows.`,
  aliases: `The query has more than ${LIMITS.aliases} aliases. Send several queries.`,
  directives: `The query has more than ${LIMITS.directives} directives. Send several queries.`,
};

const KINDS = ['depth', 'cost', 'aliases', 'directives'] as const;

/** What an operation of the document has too much of: the first thing that breaks a limit, by operation. */
export const excessOf = (schema: GraphQLSchema, document: DocumentNode): GraphQLError[] =>
  weightsOf(schema, document).flatMap((weight) => {
    const kind = KINDS.find((each) => weight[each] > LIMITS[each]);
    if (!kind) return [];
    return new GraphQLError(WORDS[kind], { extensions: { code: 'LIMIT' } });
  });

/**
 * Refuses what is too much before it is validated or run: reading stops at the limit of tokens, and a document is
 * weighed once, since Yoga keeps what became of it.
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
});
