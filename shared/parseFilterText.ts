import { PREFIXES, RESERVED, WORD, type FilterCondition, type FilterGroup } from './filterText';

/** What a text of a filter lacks at a position. */
type Expected =
  | 'a field'
  | 'an operator'
  | 'a value'
  | 'a currency, a language, or @ and a channel'
  | '“and”, “or”, or the end'
  | '“and”'
  | '“days”'
  | '“with”'
  | '“variant”'
  | '“(”'
  | '“)”'
  | '“]”'
  | 'the end of the quoted text'
  | 'fewer parentheses';

/** Why a text is no filter. */
export interface FilterTextError {
  /** Where, in characters from 0. */
  position: number;
  /** What should be there, in English. */
  expected: Expected;
  /** What is there; empty at the end. */
  found: string;
}

interface Token {
  /** A word or a quoted text has a `text`; others are symbols. */
  kind: 'word' | 'quoted' | 'symbol' | 'end';
  text: string;
  position: number;
}

/** Parentheses and words “not” in each other. */
const MAX_DEPTH = 20;

const TOKEN = new RegExp(`\\s*(?:(<=|>=|!=|[()[\\],@<>=!])|("(?:\\\\.|[^"\\\\])*("?))|(${WORD.source})|$)`, 'suy');

class Failure extends Error {
  constructor(readonly error: FilterTextError) {
    super(error.expected);
  }
}

const unquote = (text: string, position: number): string => {
  try {
    return JSON.parse(text) as string;
  } catch {
    throw new Failure({ position, expected: 'the end of the quoted text', found: text });
  }
};

const tokenize = (text: string): Token[] => {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  for (;;) {
    const [whole, symbol, quoted, , word] = TOKEN.exec(text)!;
    const position = TOKEN.lastIndex - whole.trimStart().length;
    if (symbol !== undefined) tokens.push({ kind: 'symbol', text: symbol, position });
    else if (quoted !== undefined) tokens.push({ kind: 'quoted', text: unquote(quoted, position), position });
    else if (word !== undefined) tokens.push({ kind: 'word', text: word, position });
    else {
      tokens.push({ kind: 'end', text: '', position: text.length });
      return tokens;
    }
  }
};

/** Operators of one value by their words, the longest first, so that `is not` is not taken for `is`. */
const OPERATORS = [
  ...Object.entries(PREFIXES).map(([operator, words]) => ({ operator, words: words.split(' ') })),
  { operator: 'IS', words: ['='] },
  { operator: 'IS_NOT', words: ['!='] },
].sort((a, b) => b.words.length - a.words.length) as { operator: FilterCondition['operator']; words: string[] }[];

const createParser = (tokens: readonly Token[]) => {
  let at = 0;
  let depth = 0;
  const peek = (offset = 0) => tokens[Math.min(at + offset, tokens.length - 1)]!;

  const fail = (expected: Expected): never => {
    const { position, text } = peek();
    throw new Failure({ position, expected, found: text });
  };

  /** Whether the next tokens are these words or symbols. */
  const isNext = (...words: string[]) =>
    words.every((word, offset) => {
      const { kind, text } = peek(offset);
      return kind !== 'quoted' && text.toLowerCase() === word;
    });

  const skip = (...words: string[]) => {
    if (!isNext(...words)) return false;
    at += words.length;
    return true;
  };

  const need = (word: string, expected: Expected) => skip(word) || fail(expected);

  const isText = () => {
    const { kind, text } = peek();
    return kind === 'quoted' || (kind === 'word' && !RESERVED.has(text.toLowerCase()));
  };

  const readText = (expected: Expected): string => {
    if (!isText()) fail(expected);
    return tokens[at++]!.text;
  };

  const readScope = () => {
    const scope: Pick<FilterCondition, 'currency' | 'locale' | 'channel'> = {};
    if (!skip('[')) return scope;
    do {
      if (skip('@')) scope.channel = readText('a currency, a language, or @ and a channel');
      else {
        const { kind } = peek();
        const text = readText('a currency, a language, or @ and a channel');
        if (kind === 'word' && /^[A-Z]{3}$/.test(text)) scope.currency = text;
        else scope.locale = text;
      }
      skip(',');
    } while (isText() || isNext('@'));
    need(']', '“]”');
    return scope;
  };

  const readList = (): string[] => {
    need('(', '“(”');
    const values = [readText('a value')];
    while (skip(',')) values.push(readText('a value'));
    need(')', '“)”');
    return values;
  };

  const readComparison = (): Pick<FilterCondition, 'operator' | 'values'> => {
    if (skip('is', 'empty')) return { operator: 'EMPTY' };
    if (skip('is', 'not', 'empty')) return { operator: 'NOT_EMPTY' };
    if (skip('not', 'in')) return { operator: 'NOT_IN', values: readList() };
    if (skip('between')) {
      const from = readText('a value');
      need('and', '“and”');
      return { operator: 'BETWEEN', values: [from, readText('a value')] };
    }
    if (skip('in', 'last')) {
      const days = readText('a value');
      need('days', '“days”');
      return { operator: 'LAST_DAYS', values: [days] };
    }
    const found = OPERATORS.find(({ words }) => skip(...words));
    if (found) return { operator: found.operator, values: [readText('a value')] };
    if (skip('in')) return { operator: 'IN', values: readList() };
    if (skip('starts')) return fail('“with”');
    return fail('an operator');
  };

  const readCondition = (): FilterCondition => {
    const isAny = skip('any');
    const isEvery = !isAny && skip('every');
    if (isAny || isEvery) need('variant', '“variant”');
    const field = readText('a field');
    const scope = readScope();
    const comparison = readComparison();
    const unit = comparison.values && isText() ? readText('a value') : undefined;
    return {
      field,
      ...comparison,
      ...scope,
      ...(unit !== undefined && { unit }),
      ...((isAny || isEvery) && { variants: isAny ? 'ANY' : 'ALL' }),
    };
  };

  const readPart = (): FilterGroup => {
    if (!isNext('not') && !isNext('(')) return { conditions: [readCondition()] };
    if (++depth > MAX_DEPTH) fail('fewer parentheses');
    let part: FilterGroup;
    if (skip('not')) part = { not: readPart() };
    else {
      skip('(');
      part = readAny();
      need(')', '“)”');
    }
    depth--;
    return part;
  };

  const readAll = (): FilterGroup => {
    const parts = [readPart()];
    while (skip('and')) parts.push(readPart());
    if (parts.length === 1) return parts[0]!;
    const isSingle = ({ conditions, and }: FilterGroup) => conditions?.length === 1 && !and;
    const conditions = parts.filter(isSingle).flatMap((part) => part.conditions!);
    const and = parts.filter((part) => !isSingle(part));
    return { ...(conditions.length && { conditions }), ...(and.length && { and }) };
  };

  function readAny(): FilterGroup {
    const parts = [readAll()];
    while (skip('or')) parts.push(readAll());
    return parts.length === 1 ? parts[0]! : { or: parts };
  }

  return () => {
    if (peek().kind === 'end') return {};
    const filter = readAny();
    if (peek().kind !== 'end') fail('“and”, “or”, or the end');
    return filter;
  };
};

/**
 * Parses a text such as `price[EUR] < 10 and (brand is "Acme Inc." or stock = 0)`: conditions of a field, with a
 * currency or a language and `@` a channel in brackets, an operator, and values, joined by `and`, `or`, and `not`.
 * `any variant` and `every variant` before a field compare variants. An empty text is an empty filter. Groups are as in
 * the text, except that the conditions of an `and` come first.
 */
export function parseFilterText(text: string): { filter: FilterGroup } | { error: FilterTextError } {
  try {
    return { filter: createParser(tokenize(text))() };
  } catch (error) {
    if (error instanceof Failure) return { error: error.error };
    throw error;
  }
}
