import type { LocalizedTextRecord } from '../../records/attributes';
import type { AttributeRecord, ProductContent } from '../../records/products';
import type { FrozenDefinition } from '../../records/publishedCatalogs';
import { createOptionFinder } from '../validation/options';
import { splitSelection } from '../validation/valueText';
import { attributeCode } from '../../records/attributeCode';
import { lookupChain } from '#shared/languageLookup';
import { attributesField } from '../productValues/values';

/** Translates the name of an attribute and its value if that is an option. */
export type LabelPair = (pair: AttributeRecord) => AttributeRecord;

/**
 * Returns a function that translates attributes and options of variants into a language by the labels of their
 * definitions. Without a label in the language, a text stays as it is.
 */
export function createPairLabels(definitions: readonly FrozenDefinition[], locale: string): LabelPair {
  const chain = lookupChain(locale);
  const find = (labels: readonly LocalizedTextRecord[]) =>
    chain.flatMap((tag) => labels.find((label) => label.locale === tag)?.text ?? [])[0];
  const readers = new Map(
    definitions.map(({ code, type, labels, options }) => {
      const findOption = createOptionFinder(options);
      const translate = (text: string) => find(findOption(text)?.labels ?? []) ?? text;
      return [
        code,
        {
          label: find(labels),
          translate: (text: string) =>
            type === 'MULTI_SELECT' && !findOption(text)
              ? splitSelection(text).map(translate).join(', ')
              : translate(text),
        },
      ] as const;
    }),
  );
  return ({ name, value }) => {
    const reader = readers.get(attributeCode(name));
    return { name: reader?.label ?? name, value: reader?.translate(value) ?? value };
  };
}

/**
 * Returns the product with its attributes, and the attributes and options of its variants, also in their names, in a
 * language.
 */
export function withPairLabels(content: ProductContent, toLabel: LabelPair): ProductContent {
  return {
    ...content,
    attributes: content.attributes.map(toLabel),
    variants: content.variants.map((variant) => {
      const options = variant.options.map(toLabel);
      const words = new Map(variant.options.map(({ value }, index) => [value, options[index]!.value]));
      // Names list the options, for example “Tent, 2 persons, Moss” or “2 persons / Moss”. One entered for the language
      // stays.
      const isEntered = variant.values?.some(({ attribute, text }) => attribute === 'name' && text === variant.name);
      const parts = variant.name.split(/(\s*[,/]\s+)/);
      const name = isEntered ? variant.name : parts.map((part) => words.get(part) ?? part).join('');
      const attributes = variant.attributes?.map(toLabel);
      return { ...variant, options, ...attributesField(attributes), name };
    }),
  };
}
