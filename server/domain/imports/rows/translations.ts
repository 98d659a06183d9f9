import { say } from '#server/records/sentence';
import { addToList } from '../../lists/addToList';
import { canonicalLocale } from '../../locales/canonicalLocale';
import type { SourceRow } from '../formats/source';
import { textOn } from '../layouts/rowKeys';
import type { CompiledMapping } from '../mapping/mapping';
import { isGeneralCode } from '../mapping/rowLanguages';
import type { Draft } from './draft';

/** A row with texts for a language, a channel, or both; blank for the default language and for all channels. */
export interface Translation {
  row: SourceRow;
  locale: string;
  channel: string;
}

/**
 * Returns a function that finds the rows of a product with texts in other languages and for other channels than its
 * own. Those of the first row in the default language are its own, or of the first one for all channels.
 */
export function createTranslationFinder(mapping: CompiledMapping, defaultLocale: string | undefined) {
  const locales = mapping.getReaders('locale');
  const channels = mapping.getReaders('channel');
  const localeOn = (row: SourceRow) => {
    const text = locales.length ? textOn(row, locales) : '';
    const locale = text && (canonicalLocale(text.replaceAll('_', '-')) ?? text);
    return locale === defaultLocale ? '' : locale;
  };
  const channelOn = (row: SourceRow) => (channels.length ? textOn(row, channels) : '');
  return (rows: readonly SourceRow[]): Translation[] => {
    const [first] = rows;
    if (!first || (!locales.length && !channels.length)) return [];
    const named = rows.filter((row) => localeOn(row) === '').map(channelOn);
    const own = named.find(isGeneralCode) ?? named[0] ?? channelOn(first);
    const found = rows.flatMap((row) => {
      const [locale, named] = [localeOn(row), channelOn(row)];
      const channel = named === own ? '' : named;
      return locale || channel ? [{ row, locale, channel }] : [];
    });
    // A text for a channel is compared with the one for all channels.
    return channels.length ? found.sort((a, b) => Number(a.channel !== '') - Number(b.channel !== '')) : found;
  };
}

/** Reports rows with texts of variants that the file has no other rows of, once for each language and channel. */
export function reportVariantTexts(draft: Draft, translations: readonly Translation[]): void {
  const rowsOf = new Map<string, number[]>();
  for (const { row, locale, channel } of translations) {
    const scope = [locale, channel].filter(Boolean).join(', ');
    addToList(rowsOf, scope, row.number);
  }
  for (const [scope, [first, ...others]] of rowsOf) {
    draft.report({
      code: 'VARIANT_TEXT_SKIPPED',
      severity: 'INFO',
      category: 'REFERENCE',
      rowNumber: first,
      message: others.length
        ? say`Row ${first ?? ''} and ${others.length} more have texts of variants in ${scope} and were skipped, because the file has no other rows of these variants.`
        : say`Row ${first ?? ''} has texts of a variant in ${scope} and was skipped, because the file has no other row of the variant.`,
      suggestedFix: say`Add the rows of the variants in the default language to the file.`,
    });
  }
}
