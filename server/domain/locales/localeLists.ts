import { canonicalLocale } from './canonicalLocale';
import { isCurrency } from './currencies';
import { say, type Sentence } from '../../records/sentence';

/** Returns the texts without whitespace around them, empty ones, and repetitions. */
export function uniqueTexts(texts: readonly string[]): string[] {
  return [...new Set(texts.map((text) => text.trim()).filter(Boolean))];
}

/** Returns language tags in their canonical spelling, each once. Those that are not valid stay as they are. */
export function toLocales(input: readonly string[]): string[] {
  return [...new Set(uniqueTexts(input).map((tag) => canonicalLocale(tag) ?? tag))];
}

/** Says which language tags are not valid; null if all are. */
export function getLocalesMessage(locales: readonly string[]): Sentence | null {
  const wrong = locales.filter((tag) => canonicalLocale(tag) === null);
  return wrong.length ? say`Not a valid language tag: ${wrong.join(', ')}. Examples: en, pt-BR.` : null;
}

/** Returns currency codes in uppercase, each once. */
export function toCurrencies(input: readonly string[]): string[] {
  return uniqueTexts(input.map((currency) => currency.toUpperCase()));
}

/** Says which currency codes are not valid; null if all are. */
export function getCurrenciesMessage(currencies: readonly string[]): Sentence | null {
  const wrong = currencies.filter((code) => !isCurrency(code));
  return wrong.length ? say`Not a valid currency code: ${wrong.join(', ')}. Use ISO 4217 codes. Example: EUR.` : null;
}
