import { GRADES, toGrade } from '#server/records/grades';
import { createCompletenessOrder } from './matchCompleteness';
import { getCurrentTags } from '../../catalogs/remeasure';
import { getFamilies } from '../../definitions/storedFamilies';
import { readAlt } from '../../productValues/altTexts';
import { translationProgress } from '../../productValues/translationProgress';
import { getNameLanguages } from '../../productValues/untranslated';
import { FIELD_REQUIREMENTS, measureCompleteness } from '../../validation/completeness';
import { listKnownDefinitions, loadDefinedRules } from '../../validation/definedRules';
import { ofVariant, own, type FieldRequest, type SystemField } from './fieldSources';
import { lookupChain } from '#shared/languageLookup';

/** The codes of the attributes that have the same value in all languages. */
const getSameCodes = async ({ store }: FieldRequest['ctx']) =>
  (await listKnownDefinitions(store)).flatMap(({ code, isLocalizable }) => (isLocalizable ? [] : code));

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
    getSource: ({ catalog, scope: { locale } }) => {
      const languages = locale === null ? null : getNameLanguages(catalog, locale);
      return { isNo: languages ? { unnamedIn: languages } : { matchesCells: () => false } };
    },
  },
  translation: {
    type: 'NUMBER',
    has: ['locale'],
    getSource: async ({ ctx, catalog, scope }) => {
      const same = new Set(await getSameCodes(ctx));
      const locale = scope.locale ?? catalog.defaultLocale;
      return {
        key: `translation ${[...same].join(' ')}`,
        read: (product) => {
          if (scope.locale === null) return '100';
          const { filled, total } = translationProgress(product, [locale], same)[0]!;
          return total ? String((100 * filled) / total) : '';
        },
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
