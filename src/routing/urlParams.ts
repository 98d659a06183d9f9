/** How one search parameter is read and written. */
export interface UrlParam<Value> {
  /** What counts when the address does not say, or says nonsense. Left out of the address. */
  initial: Value;
  /** The value for a text of the address; undefined where it makes no sense. */
  parse(text: string): Value | undefined;
  format(value: Value): string;
}

/** Any text. */
export const urlText = (initial = ''): UrlParam<string> => ({
  initial,
  parse: (text) => text,
  format: (value) => value,
});

/** A whole number, at least `least`. */
export const urlWhole = (initial: number, least = 1): UrlParam<number> => ({
  initial,
  parse: (text) => (/^\d{1,9}$/.test(text) && Number(text) >= least ? Number(text) : undefined),
  format: String,
});

/** A number with decimals, or none. */
export const urlNumber = (): UrlParam<number | null> => ({
  initial: null,
  parse: (text) => (text !== '' && Number.isFinite(Number(text)) ? Number(text) : undefined),
  format: (value) => (value === null ? '' : String(value)),
});

/** One of some words. */
export function urlChoice<Choice extends string>(choices: readonly Choice[], initial: Choice): UrlParam<Choice>;
/** One of some words, or none. */
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

/** The page and its size, as every list has them: `{ ...urlPage, q: urlText() }`. */
export const urlPage = {
  page: urlWhole(1),
  perPage: {
    ...urlWhole(10),
    parse: (text: string) => [10, 25, 50, 100].find((size) => String(size) === text),
  } satisfies UrlParam<number>,
};

/** As `urlPage`, with 25 rows at first: for lists of a catalog's own things, which are long. */
export const urlLongPage = { ...urlPage, perPage: { ...urlPage.perPage, initial: 25 } };
