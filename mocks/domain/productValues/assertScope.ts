import { DomainError } from '../../errors';
import type { CatalogRecord } from '../../records/catalogs';
import { nearestText } from '../nearestText';
import { toScope } from './localizedContent';
import type { ValueScope } from './readValue';

/** Says that a catalog or a channel does not have a word, and names the nearest one; null if it has the word. */
export function getUnknownMessage(
  word: string | null | undefined,
  known: readonly string[],
  { owner, what }: { owner: string; what: string },
): string | null {
  if (!word || known.includes(word)) return null;
  const nearest = nearestText(word, known);
  return `The ${owner} doesn’t have the ${what} ${word}.${nearest === null ? '' : ` The nearest one is ${nearest}.`}`;
}

/** Throws INVALID, with the nearest known one, for a word that a catalog or a channel does not have. */
export function assertKnown(
  word: string | null | undefined,
  known: readonly string[],
  { field, ...names }: { field: string; owner: string; what: string },
) {
  const message = getUnknownMessage(word, known, names);
  if (message !== null) throw new DomainError('INVALID', message, { [field]: message });
}

/**
 * Returns the scope of a language and a channel, as `toScope` does. Throws INVALID, with the nearest known one, for a
 * language or a channel that the catalog does not have.
 */
export function assertScope(
  catalog: Pick<CatalogRecord, 'locales' | 'defaultLocale' | 'channels'>,
  wanted: { locale?: string | null | undefined; channel?: string | null | undefined },
): ValueScope {
  assertKnown(wanted.locale, catalog.locales, { field: 'locale', owner: 'catalog', what: 'language' });
  assertKnown(wanted.channel, catalog.channels, { field: 'channel', owner: 'catalog', what: 'channel' });
  return toScope(catalog, wanted);
}
