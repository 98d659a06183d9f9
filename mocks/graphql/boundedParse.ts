import { GraphQLError, Lexer, parse, Source, TokenKind, type DocumentNode, type ParseOptions } from 'graphql';

/** How far brackets of any kind can stand within each other: deeper ones would overflow the parser's stack. */
const MAX_NESTING = 100;

const OPENING: ReadonlySet<string> = new Set([TokenKind.PAREN_L, TokenKind.BRACKET_L, TokenKind.BRACE_L]);
const CLOSING: ReadonlySet<string> = new Set([TokenKind.PAREN_R, TokenKind.BRACKET_R, TokenKind.BRACE_R]);

const limit = (message: string) => new GraphQLError(message, { extensions: { code: 'LIMIT' } });

/** Reads the document word by word. Throws LIMIT as soon as it is too long or too deep, before anything is parsed. */
const assertBounds = (source: Source, maxTokens: number) => {
  const lexer = new Lexer(source);
  let depth = 0;
  for (let count = 1, token = lexer.advance(); token.kind !== TokenKind.EOF; count += 1, token = lexer.advance()) {
    if (count > maxTokens) throw limit(`The query has more than ${maxTokens} tokens. Send several queries.`);
    if (OPENING.has(token.kind)) depth += 1;
    else if (CLOSING.has(token.kind)) depth -= 1;
    if (depth > MAX_NESTING) throw limit(`The query nests brackets more than ${MAX_NESTING} deep. Use variables.`);
  }
};

/** Parses a document that has at most `maxTokens` words and signs. Throws LIMIT otherwise. */
export const boundedParse = (text: string | Source, maxTokens: number, options?: ParseOptions): DocumentNode => {
  const source = typeof text === 'string' ? new Source(text) : text;
  assertBounds(source, maxTokens);
  return parse(source, options);
};
