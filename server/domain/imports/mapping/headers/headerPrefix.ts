import { isCurrency } from '#server/domain/locales/currencies';
import { headerKey } from '#server/records/headerKey';
import { FIELD_WORDS } from './fieldWords';
import { isLanguageWord, isSubject } from './headerForms';
import { matchHeader } from './headerMatch';
import { hasQualifier } from './qualifiers';

/** The start of `p_name`, and the two letters in capitals of `OXTITLE`. */
const PREFIXES = [/^\p{L}[\p{L}\p{N}]{0,11}[_.]/u, /^[A-Z]{2}(?=[A-Z])/];

/**
 * The smallest share of columns that start with a prefix. Fewer can mean one kind of fields, such as those of images.
 */
const SHARE = 0.7;

/** The words of all usual headers; made for the first file with a prefix. */
let vocabulary: ReadonlySet<string> | undefined;

/**
 * Whether a prefix can be the name of the system, or the word for what the file is about. Other words change what the
 * headers mean: `supplier_price` is not the price, and `de_name` is the name in one language.
 */
const isMeaningless = (prefix: string) => {
  const word = headerKey(prefix);
  if (isSubject(word)) return true;
  vocabulary ??= new Set(FIELD_WORDS.flatMap((known) => known.word.split(' ')));
  return !hasQualifier(word) && !vocabulary.has(word) && !isLanguageWord(word) && !isCurrency(word.toUpperCase());
};

/**
 * The headers without the prefix of their system, such as `p_`. A prefix is only dropped from a header that means
 * nothing with it, and only if all columns that mean something have it.
 */
export function withoutPrefix(columns: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const column of columns) {
    for (const prefix of new Set(PREFIXES.flatMap((pattern) => pattern.exec(column)?.[0] ?? []))) {
      counts.set(prefix, (counts.get(prefix) ?? 0) + 1);
    }
  }
  const [common] = [...counts].find(([, count]) => count > 2 && count >= columns.length * SHARE) ?? [];
  if (common === undefined || !isMeaningless(common)) return [...columns];
  if (columns.some((column) => !column.startsWith(common) && matchHeader(column).length)) return [...columns];
  return columns.map((column) =>
    column.length > common.length && column.startsWith(common) && !matchHeader(column).length
      ? column.slice(common.length)
      : column,
  );
}
