import { isChannelSpecific, type AttributeDefinitionRecord } from '../../records/attributes';
import type { CatalogRecord } from '../../records/catalogs';
import type { ProductValueRecord } from '../../records/products';
import { joinWords, say, type Sentence, type SentenceValue } from '../../records/sentence';
import { isOfVariants, isTranslatable } from '../productValues/values';
import { nearestText } from '../texts/nearestText';
import { shown, type Finding } from './finding';
import type { IssueCode } from './kinds/issueLabels';

/** The languages and sales channels that values can be for. */
export type ValueScopes = Pick<CatalogRecord, 'defaultLocale'> & {
  readonly [Field in 'locales' | 'channels']: readonly string[];
};

type Fault = Pick<Finding, 'code' | 'severity' | 'category' | 'message'> & { suggestedFix: Sentence };

const fault = (code: IssueCode, message: Sentence, suggestedFix: Sentence): Fault => ({
  code,
  severity: 'WARNING',
  category: 'REFERENCE',
  message,
  suggestedFix,
});

/** Suggests the known word that is most like the given one, or to add the given one. */
const suggest = (word: string, known: readonly string[], what: 'channels' | 'languages') => {
  const nearest = nearestText(word, known);
  if (what === 'channels') {
    return nearest === null
      ? say`Add it to the catalog’s channels.`
      : say`Use ${nearest}, or add it to the catalog’s channels.`;
  }
  return nearest === null
    ? say`Add it to the catalog’s languages.`
    : say`Use ${nearest}, or add it to the catalog’s languages.`;
};

/**
 * Returns why something can’t be for a channel: the catalog does not have it. Null if it can. The fault is a WARNING.
 */
export function channelFault(code: IssueCode, channel: string | undefined, channels: readonly string[]): Fault | null {
  if (channel === undefined || channels.includes(channel)) return null;
  return fault(code, say`The catalog does not have the channel ${channel}.`, suggest(channel, channels, 'channels'));
}

/**
 * Returns why a value can’t be in this catalog: its attribute has the same value everywhere or is not one of variants,
 * it is for no language and no channel of its own, or the catalog does not have its language or its channel.
 */
export function valueFaults(
  { attribute, locale, channel }: Omit<ProductValueRecord, 'text'>,
  catalog: ValueScopes,
  owner: 'product' | 'variant' = 'product',
): Fault[] {
  const { locales, defaultLocale, channels } = catalog;
  const faults: Fault[] = [];
  if (!isTranslatable(attribute)) {
    const message = say`The field “${attribute}” has the same value in all languages and channels.`;
    faults.push(fault('VALUE_NOT_TRANSLATABLE', message, say`Remove this value, and enter it in the field itself.`));
  } else if (owner === 'variant' && !isOfVariants(attribute)) {
    const message = say`Variants don’t have the field “${attribute}”.`;
    faults.push(fault('VALUE_OF_PRODUCT', message, say`Remove this value, or enter it for the product.`));
  }
  if (locale === defaultLocale || (locale === undefined && channel === undefined)) {
    faults.push(
      channel === undefined
        ? fault(
            'VALUE_IN_DEFAULT',
            owner === 'variant'
              ? say`This value of “${attribute}” is for the default language and all channels, as is the variant’s own.`
              : say`This value of “${attribute}” is for the default language and all channels, as is the product’s own.`,
            say`Enter it in the field itself, or select another language or a channel.`,
          )
        : fault(
            'VALUE_IN_DEFAULT',
            say`This value of “${attribute}” names ${defaultLocale}, which is the default language.`,
            say`Leave out its language.`,
          ),
    );
  } else if (locale !== undefined && !locales.includes(locale)) {
    const message = say`The catalog does not have the language ${locale}.`;
    faults.push(fault('VALUE_LOCALE', message, suggest(locale, locales, 'languages')));
  }
  const unknown = channelFault('VALUE_CHANNEL', channel, channels);
  return unknown ? [...faults, unknown] : faults;
}

type DefinedScope = Pick<AttributeDefinitionRecord, 'isLocalizable' | 'isChannelSpecific'>;

/** Whether some values for a language or a channel are outside the scope of the definition. */
export function limitsScope(definition: DefinedScope): boolean {
  return !definition.isLocalizable || !isChannelSpecific(definition);
}

/**
 * Returns why a value can't be for its language or its channel: the values of its attribute don't differ between them.
 * Null if it can. `label` is what the message calls the attribute, `getScope` its language and channel, such as
 * “German, Web shop”.
 */
export function checkScope(
  definition: DefinedScope,
  { locale, channel, text }: Pick<ProductValueRecord, 'locale' | 'channel' | 'text'>,
  label: SentenceValue,
  getScope: () => SentenceValue,
): Pick<Finding, 'code' | 'category' | 'message' | 'suggestedFix'> | null {
  const wrong = [
    ...(locale === undefined || definition.isLocalizable ? [] : [say`languages`]),
    ...(channel === undefined || isChannelSpecific(definition) ? [] : [say`channels`]),
  ];
  if (!wrong.length) return null;
  const places = joinWords(wrong, (list, word) => say`${list} and ${word}`);
  return {
    code: 'ATTRIBUTE_SCOPE',
    category: 'POLICY',
    message: say`The value “${shown(text)}” is for ${getScope()}, but ${label} has the same value in all ${places}.`,
    suggestedFix: say`Remove this value, or let values of ${label} differ between ${places}.`,
  };
}
