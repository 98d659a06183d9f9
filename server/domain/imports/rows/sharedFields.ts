import { say } from '#server/records/sentence';
import type { MediaRecord } from '#server/records/products';
import type { Dialect } from '../formats/dialect';
import type { Level } from '../cells/levels';
import type { CatalogLanguages } from '../mapping/columnScopes';
import { textFrom, type CellReader } from '../cells/cellReader';
import { altTextsField } from '../../productValues/altTexts';
import { ValueProblem, type CellFail } from '../../ownLayout/valueProblem';

/** How to interpret the cells of a row. */
export interface Reading {
  dialect: Dialect;
  /** ISO 4217, for amounts without a currency. */
  currency: string;
  /**
   * The currency that each channel prefers, for amounts of a channel without a currency; absent for that of all others.
   */
  channelCurrencies?: ReadonlyMap<string, string> | undefined;
  /** The currencies of the catalog's prices. */
  currencies: ReadonlySet<string>;
  /** Returns the decimal separator of prices if the file tells it, once all of it was read. */
  decimal: () => ',' | null;
  /** The zone of dates and times without one. */
  timeZone: string;
  /** The languages and channels of the catalog; null if texts can be for any. */
  languages: CatalogLanguages | null;
}

/** Returns how to interpret amounts that are for a channel. */
export function readingOfChannel(reading: Reading, channel: string | undefined): Reading {
  const currency = channel === undefined ? undefined : reading.channelCurrencies?.get(channel);
  return currency === undefined ? reading : { ...reading, currency };
}

/** The first column that is not blank. */
export function findFilled(readers: readonly CellReader[], cells: readonly string[]): CellReader | undefined {
  return readers.find(({ read }) => {
    const value = read(cells);
    return value instanceof ValueProblem || value.toString() !== '';
  });
}

/** The first non-blank text, parsed by `parse`; undefined if there is none or it is not valid. */
export function valueFrom<Value>(
  readers: readonly CellReader[],
  cells: readonly string[],
  fail: CellFail,
  parse: (text: string) => Value | ValueProblem,
): Value | undefined {
  const text = textFrom(readers, cells, fail);
  if (!text) return undefined;
  const value = parse(text);
  if (!(value instanceof ValueProblem)) return value;
  const filled = findFilled(readers, cells);
  fail(value, filled?.column ?? '');
  return undefined;
}

const readAlts = (reader: CellReader | undefined, cells: readonly string[]): readonly string[] => {
  const alts = reader?.read(cells) ?? '';
  return alts instanceof ValueProblem ? [] : typeof alts === 'string' ? [alts] : alts;
};

const localeMissing = (locale: string) =>
  new ValueProblem(
    'VALUE_LOCALE',
    'REFERENCE',
    say`The catalog does not have the language ${locale}.`,
    say`Add it to the catalog’s languages.`,
  );

/**
 * The images in a row, with the nth column of alt texts of each language for the nth image column; undefined if there
 * are none.
 */
export function readMedia(
  { images, imageAlts, altsByLocale }: Level,
  cells: readonly string[],
  { dialect, languages }: Reading,
  fail: CellFail,
): MediaRecord[] | undefined {
  let isGiven = false;
  const media = images.flatMap((reader, index) => {
    const value = reader.read(cells);
    if (value instanceof ValueProblem) {
      fail(value, reader.column);
      return [];
    }
    isGiven ||= reader.clears(cells);
    if (!value.length) return [];
    const found = dialect.media(value);
    const texts = readAlts(imageAlts[index], cells);
    const others = [...altsByLocale].flatMap(([locale, readers]) => {
      const words = readAlts(readers[index], cells);
      if (!languages || languages.locales.includes(locale) || !words.some(Boolean)) return [{ locale, texts: words }];
      fail(localeMissing(locale), readers[index]?.column ?? '');
      return [];
    });
    return found.map((medium, nth) => ({
      ...medium,
      ...(texts[nth] && { alt: texts[nth] }),
      ...altTextsField(others.map(({ locale, texts: words }) => ({ locale, text: words[nth] ?? '' }))),
    }));
  });
  return media.length || isGiven ? media : undefined;
}
