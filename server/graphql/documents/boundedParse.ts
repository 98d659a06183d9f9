import { GraphQLError, Lexer, parse, Source, TokenKind, type DocumentNode, type ParseOptions } from 'graphql';

/** Maximum nesting of brackets of any kind; deeper nesting would overflow the parser's stack. */
const MAX_NESTING = 100;

const OPENING: ReadonlySet<string> = new Set([TokenKind.PAREN_L, TokenKind.BRACKET_L, TokenKind.BRACE_L]);
const CLOSING: ReadonlySet<string> = new Set([TokenKind.PAREN_R, TokenKind.BRACKET_R, TokenKind.BRACE_R]);

const limit = (message: string) => new GraphQLError(message, { extensions: { code: 'LIMIT' } });

/** Scans the document token by token. Throws LIMIT as soon as it is too long or too deep, before anything is parsed. */
const assertBounds = (source: Source, maxTokens: number) => {
  const lexer = new Lexer(source);
  let depth = 0;
  for (let count = 1, token = lexer.advance(); token.kind !== TokenKind.EOF; count += 1, token = lexer.advance()) {
    if (count > maxTokens) throw limit(`The query has more than ${maxTokens} tokens. Split it into several queries.`);
    if (OPENING.has(token.kind)) depth += 1;
    else if (CLOSING.has(token.kind)) depth -= 1;
    if (depth > MAX_NESTING)
      throw limit(`The query has brackets nested more than ${MAX_NESTING} levels deep. Use variables.`);
  }
};

/** Parses a document of at most `maxTokens` tokens. Throws LIMIT otherwise. */
export function boundedParse(text: string | Source, maxTokens: number, options?: ParseOptions): DocumentNode {
  const source = typeof text === 'string' ? new Source(text) : text;
  assertBounds(source, maxTokens);
  return parse(source, options);
}
