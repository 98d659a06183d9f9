import { attributeCode } from '../../records/attributeCode';
import type { AttributeDefinitionRecord, LocalizedTextRecord } from '../../records/attributes';
import { lookupChain } from '#shared/languageLookup';
import { createOptionFinder } from '../validation/options';

/** What definitions call attributes and their options in a language; undefined if they don’t say so. */
export interface Labels {
  findName: (name: string, locale: string) => string | undefined;
  findValue: (name: string, value: string, locale: string) => string | undefined;
}

const findText = (labels: readonly LocalizedTextRecord[], locale: string) =>
  lookupChain(locale)
    .map((tag) => labels.find((label) => label.locale === tag)?.text)
    .find(Boolean);

/** Returns the labels of these definitions. */
export function createLabels(
  definitions: readonly Pick<AttributeDefinitionRecord, 'code' | 'labels' | 'options'>[],
): Labels {
  const byCode = new Map(
    definitions.map(({ code, labels, options }) => [code, { labels, findOption: createOptionFinder(options) }]),
  );
  const find = (name: string) => byCode.get(attributeCode(name));
  return {
    findName: (name, locale) => findText(find(name)?.labels ?? [], locale),
    findValue: (name, value, locale) => findText(find(name)?.findOption(value)?.labels ?? [], locale),
  };
}

/** Attributes and options have the same name in all languages. */
export const NO_LABELS: Labels = createLabels([]);
