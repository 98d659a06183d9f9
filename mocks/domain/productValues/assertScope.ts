import { DomainError } from '../../errors';
import type { CatalogRecord } from '../../records/catalogs';
import { nearestText } from '../nearestText';
import { toScope } from './localizedContent';
import type { ValueScope } from './readValue';

const assertKnown = (
  word: string | null | undefined,
  known: readonly string[],
  { field, what }: { field: string; what: string },
) => {
  if (!word || known.includes(word)) return;
  const nearest = nearestText(word, known);
  const message = `The catalog doesn’t have the ${what} ${word}.${nearest === null ? '' : ` The nearest one is ${nearest}.`}`;
  throw new DomainError('INVALID', message, { [field]: message });
};

/**
 * Returns the scope of a language and a channel, as `toScope` does. Throws INVALID, with the nearest known one, for a
 * language or a channel that the catalog does not have.
 */
export function assertScope(
  catalog: Pick<CatalogRecord, 'locales' | 'defaultLocale' | 'channels'>,
  wanted: { locale?: string | null | undefined; channel?: string | null | undefined },
): ValueScope {
  assertKnown(wanted.locale, catalog.locales, { field: 'locale', what: 'language' });
  assertKnown(wanted.channel, catalog.channels, { field: 'channel', what: 'channel' });
  return toScope(catalog, wanted);
}
