import { say } from '#server/records/sentence';
import { headerKey } from '#server/records/headerKey';
import type { SourceRow } from '../formats/source';
import type { DefaultTarget, Layout } from '../layout';
import { readCurrencyHeader } from '../mapping/headers/currencyHeader';
import type { Draft } from '../rows/draft';
import { createModelGroups } from './modelGroups';
import { PIM_DIALECT, PIM_TARGETS, toPimTarget } from './pimFields';
import { columnOn, textOn } from './rowKeys';

const reportLanguage = (draft: Draft, { number }: SourceRow, language: string, isAlone: boolean) =>
  draft.report({
    code: 'LANGUAGE_SKIPPED',
    severity: isAlone ? 'ERROR' : 'INFO',
    category: 'CHANNEL',
    rowNumber: number,
    column: 'locale',
    message: isAlone
      ? say`All rows of ${draft.key} are in ${language} or other languages that the mapping doesn’t import.`
      : say`The texts of ${draft.key} in ${language} were skipped, because the mapping doesn’t import that language.`,
    suggestedFix: say`To import the texts, select a language for ${language} in the mapping.`,
  });

const targets: Readonly<Record<string, DefaultTarget>> = {
  ...PIM_TARGETS,
  channel: 'channel',
  locale: 'locale',
  status: 'status',
  type: 'kind',
  'attribute family': 'family',
  'configurable attributes': 'options',
  'up sells': null,
  'cross sells': null,
  'related products': null,
};

/**
 * UnoPim’s product file. A product has a row for each channel and language, which repeats what is the same in all of
 * them. A configurable product names the attributes that distinguish its variants.
 */
export const unopim: Layout = {
  code: 'UNOPIM',
  name: 'UnoPim',
  signature: [['sku'], ['type'], ['attribute family'], ['configurable attributes', 'locale', 'channel']],
  targets,
  otherTarget: (header) => toPimTarget(targets, readCurrencyHeader(header)?.rest ?? header, header),
  dialect: PIM_DIALECT,
  isShared: () => true,
  makesSkus: false,
  hasVariantOnEachRow: false,
  namesEachLocale: true,
  spread: (columns, mapping) => {
    const localeOn = columnOn(columns, 'locale');
    const typeOn = columnOn(columns, 'type');
    const locales = mapping.getReaders('locale');
    const axes = mapping.getReaders('options');
    const groups = createModelGroups(columns, mapping, {
      dialect: PIM_DIALECT,
      isModel: (row) => typeOn(row) === 'configurable',
      axesOn: (product) => textOn(product, axes).split(',').map(headerKey).filter(Boolean),
    });
    /** Without a mapping of languages, the first one of the file is that of the products. */
    let first: string | null = null;
    const isSkipped = (row: SourceRow) => {
      const locale = localeOn(row);
      return locale !== '' && (locales.length ? textOn(row, locales) === '' : locale !== first);
    };
    return {
      ...groups,
      keys: () => {
        const toKey = groups.keys();
        return (row) => {
          first ??= localeOn(row);
          return toKey(row);
        };
      },
      leaveOut: (rows, draft) => {
        const kept = rows.filter((row) => !isSkipped(row));
        const reported = new Set<string>();
        for (const row of kept.length < rows.length ? rows : []) {
          const locale = localeOn(row);
          if (!isSkipped(row) || reported.has(locale) || (reported.size && !kept.length)) continue;
          reported.add(locale);
          reportLanguage(draft, row, locale, kept.length === 0);
        }
        return kept;
      },
      group: (rows, draft) => ({
        ...groups.group(rows, draft),
        isVariant: (row) => groups.keyOn(row) !== draft.key,
      }),
    };
  },
};
