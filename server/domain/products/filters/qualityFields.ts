import { GRADES, toGrade } from '#server/records/grades';
import { createCompletenessOrder } from './matchCompleteness';
import { getCurrentTags } from '../../catalogs/remeasure';
import { getFamilies } from '../../definitions/storedFamilies';
import { readAlt } from '../../productValues/altTexts';
import { isTranslated, translationProgress } from '../../productValues/translationProgress';
import { FIELD_REQUIREMENTS, measureCompleteness } from '../../validation/completeness';
import { listKnownDefinitions, loadDefinedRules } from '../../validation/definedRules';
import { ofVariant, own, type FieldRequest, type SystemField } from './fieldSources';
import { lookupChain } from '#shared/languageLookup';

/** The codes of the attributes that have the same value in all languages. */
const getSameCodes = async ({ store }: FieldRequest['ctx']) =>
  (await listKnownDefinitions(store)).flatMap(({ code, isLocalizable }) => (isLocalizable ? [] : code));

/** Whether products show their own texts in the language, which are in the default language. */
const showsOwnTexts = ({ catalog, scope: { locale } }: FieldRequest) =>
  locale === null || lookupChain(locale).includes(catalog.defaultLocale);

/** Fields that say how good the content of a product is, by their names. */
export const QUALITY_FIELDS: Readonly<Record<string, SystemField>> = {
  images: {
    type: 'NUMBER',
    isAlways: true,
    ...own('images', ({ media }) => String(media.length)),
    ...ofVariant(({ media }) => String(media.length)),
  },
  'images-without-alt': {
    type: 'NUMBER',
    isAlways: true,
    has: ['locale'],
    getSource: ({ scope: { locale } }) => {
      const languages = locale === null ? [] : lookupChain(locale);
      return {
        key: 'images-without-alt',
        read: ({ media }) =>
          String(
            media.filter((image) =>
              locale === null
                ? readAlt(image, null).trim() === ''
                : !image.altTexts?.some((text) => languages.includes(text.locale)),
            ).length,
          ),
      };
    },
  },
  completeness: {
    type: 'NUMBER',
    has: ['locale', 'channel'],
    getSource: async ({ ctx, catalog, scope }) => {
      const { toCellKey } = await createCompletenessOrder(ctx, catalog, scope);
      return {
        held: 'cells',
        toValue: (cells) => {
          const ratio = toCellKey(cells);
          return Number.isNaN(ratio) ? '' : String(100 * ratio);
        },
      };
    },
  },
  missing: {
    type: 'CHOICE',
    has: ['locale', 'channel'],
    getOptions: async ({ ctx, catalog }) => {
      const rules = await loadDefinedRules(ctx.store);
      const families = [undefined, ...(await getFamilies(ctx.store)).map(({ code }) => code)];
      const all = families.flatMap((family) => rules?.getRequirements(family, catalog.channels) ?? FIELD_REQUIREMENTS);
      return [...new Set(all.map(({ code }) => code))];
    },
    getSource: async ({ ctx, catalog, scope }) => {
      const rules = await loadDefinedRules(ctx.store);
      return {
        isList: true,
        key: `missing ${[...(await getCurrentTags(ctx, catalog))].join(' ')}`,
        read: (product) =>
          measureCompleteness(product, scope, rules?.getRequirements(product.family, catalog.channels))
            .missing.map(({ code }) => code)
            .join('\n'),
      };
    },
  },
  translated: {
    type: 'BOOLEAN',
    isAlways: true,
    has: ['locale'],
    getSource: (request) => {
      const { locale } = request.scope;
      // A column is for all catalogs, and their default languages differ.
      const toValue = showsOwnTexts(request) ? () => 'yes' : (text: string) => text;
      return {
        key: 'translated',
        read: (product) => (locale === null || isTranslated(product, locale) ? 'yes' : 'no'),
        toValue,
      };
    },
  },
  translation: {
    type: 'NUMBER',
    has: ['locale'],
    getSource: async (request) => {
      const same = new Set(await getSameCodes(request.ctx));
      const { locale } = request.scope;
      return {
        key: `translation ${[...same].join(' ')}`,
        read: (product) => {
          if (locale === null) return '100';
          const { filled, total } = translationProgress(product, [locale], same)[0]!;
          return total ? String((100 * filled) / total) : '';
        },
        toValue: showsOwnTexts(request) ? () => '100' : (percent: string) => percent,
      };
    },
  },
  quality: { type: 'NUMBER', isAlways: true, getSource: () => ({ held: 'quality' }) },
  grade: {
    type: 'CHOICE',
    isAlways: true,
    getOptions: () => GRADES,
    getSource: () => ({ held: 'quality', toValue: toGrade }),
  },
  issue: { type: 'CHOICE', getSource: () => ({ held: 'issues', toValue: (kind) => kind.split(' ')[1] ?? '' }) },
  severity: {
    type: 'CHOICE',
    getOptions: () => ['ERROR', 'WARNING', 'INFO'],
    getSource: () => ({ held: 'issues', toValue: (kind) => kind.split(' ')[0]! }),
  },
};
