import { DomainError } from '../../errors';
import type { CatalogRecord } from '../../records/catalogs';
import type { Sentence } from '../../records/sentence';
import { nearestText, withNearest } from '../texts/nearestText';
import { toScope } from './localizedContent';
import type { ValueScope } from './readValue';

/** What has a word, and what the word is; both are part of the text to translate. */
interface ScopeWords {
  owner: 'catalog' | 'channel';
  what: 'language' | 'channel' | 'currency';
}

/** Says that a catalog or a channel does not have a word, and names the nearest one; null if it has the word. */
export function getUnknownScopeMessage(
  word: string | null | undefined,
  known: readonly string[],
  { owner, what }: ScopeWords,
): Sentence | null {
  if (!word || known.includes(word)) return null;
  return withNearest([`The ${owner} doesn’t have the ${what} {0}.`, word], nearestText(word, known));
}

/** Throws INVALID, with the nearest known one, for a word that a catalog or a channel does not have. */
export function assertKnown(
  word: string | null | undefined,
  known: readonly string[],
  { field, ...names }: ScopeWords & { field: string },
) {
  const message = getUnknownScopeMessage(word, known, names);
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
