/** How a search parameter is parsed and written. */
export interface UrlParam<Value> {
  /** The default if the URL has no value or an invalid one. It is omitted from the URL. */
  initial: Value;
  /** The value for a text from the URL; undefined if the text is invalid. */
  parse: (text: string) => Value | undefined;
  format: (value: Value) => string;
}

/** Any text. */
export function urlText(): UrlParam<string> {
  return {
    initial: '',
    parse: (text) => text,
    format: (value) => value,
  };
}

/** An integer that is at least `least`. */
export function urlWhole(initial: number, least = 1): UrlParam<number> {
  return {
    initial,
    parse: (text) => (/^\d{1,9}$/.test(text) && Number(text) >= least ? Number(text) : undefined),
    format: String,
  };
}

/** A decimal number, or null. */
export function urlNumber(): UrlParam<number | null> {
  return {
    initial: null,
    parse: (text) => (text !== '' && Number.isFinite(Number(text)) ? Number(text) : undefined),
    format: (value) => (value === null ? '' : String(value)),
  };
}

/** One of a set of strings. */
export function urlChoice<Choice extends string>(choices: readonly Choice[], initial: Choice): UrlParam<Choice>;
/** One of a set of strings, or null. */
export function urlChoice<Choice extends string>(choices: readonly Choice[]): UrlParam<Choice | null>;
export function urlChoice<Choice extends string>(
  choices: readonly Choice[],
  initial: Choice | null = null,
): UrlParam<Choice | null> {
  return {
    initial,
    parse: (text) => choices.find((choice) => choice === text),
    format: (value) => value ?? '',
  };
}

/** The page and page size parameters of every list: `{ ...urlPage, q: urlText() }`. */
export const urlPage = {
  page: urlWhole(1),
  perPage: {
    ...urlWhole(10),
    parse: (text: string) => [10, 25, 50, 100].find((size) => String(size) === text),
  } satisfies UrlParam<number>,
};

/** Like `urlPage`, but with 25 rows by default, for the long lists within a catalog. */
export const urlLongPage = { ...urlPage, perPage: { ...urlPage.perPage, initial: 25 } };
