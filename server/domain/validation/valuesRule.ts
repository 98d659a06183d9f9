import type { ProductValueRecord } from '../../records/products';
import { say } from '../../records/sentence';
import { ownText } from '../productValues/readValue';
import { attributeName, scopeName, type CodeLabels } from '../productValues/scopeName';
import { valuePath } from '../productValues/values';
import { shown, type Finding, type Rule } from './finding';
import { descriptionFaults, lengthFault, TEXT_LIMITS } from './textRule';
import { SLUG } from './uniqueRule';
import { valueFaults } from './valueFaults';

/** What limits and messages call the fields. */
const FIELDS: Readonly<Record<string, string>> = {
  name: 'name',
  'seo-title': 'seo.title',
  'seo-description': 'seo.description',
};

type Fault = Omit<Finding, 'field' | 'variant'>;

const textFaults = (value: ProductValueRecord, labels: CodeLabels | undefined): Fault[] => {
  const { attribute, text } = value;
  // Most values have no fault, so that their names are not needed.
  const getName = () => scopeName(value, labels);
  if (attribute === 'description') return descriptionFaults(text, () => say`${say`description`} (${getName()})`);
  if (attribute === 'slug' && !SLUG.test(text)) {
    return [
      {
        code: 'SLUG_FORMAT',
        severity: 'WARNING',
        category: 'TYPE',
        message: say`The slug ${shown(text)} (${getName()}) contains characters other than lowercase letters, digits, and single hyphens.`,
        suggestedFix: say`Use lowercase letters a to z, digits, and hyphens between words.`,
      },
    ];
  }
  const name = FIELDS[attribute];
  const limit = name === undefined ? undefined : TEXT_LIMITS.find(({ field }) => field === name);
  const fault = limit && lengthFault(limit, text.length, () => say`${limit.label} (${getName()})`);
  return fault ? [fault] : [];
};

const getPlace = (value: ProductValueRecord) => {
  const { locale = null, channel = null } = value;
  return { field: valuePath(value), locale, channel };
};

/**
 * Checks the values for other languages and for channels: that the catalog has these, the same limits as for the
 * product's own fields, and that there is something to translate. Those of variants have no limits of their own.
 */
export const valuesRule: Rule = (product, report, scope) => {
  for (const value of product.values ?? []) {
    const { attribute } = value;
    for (const fault of valueFaults(value, scope)) report({ ...fault, ...getPlace(value) });
    for (const fault of textFaults(value, scope.labels)) report({ ...fault, ...getPlace(value) });
    if (ownText(product, attribute) !== '') continue;
    report({
      ...getPlace(value),
      code: 'VALUE_WITHOUT_SOURCE',
      severity: 'INFO',
      category: 'REFERENCE',
      message: say`The product’s own “${attributeName(attribute, scope.labels)}” has no value, but the one for ${scopeName(value, scope.labels)} does.`,
      suggestedFix: say`Enter the value in the default language, or remove this one.`,
    });
  }
  product.variants.forEach((owner, variant) => {
    for (const value of owner.values ?? []) {
      const { attribute } = value;
      for (const fault of valueFaults(value, scope, 'variant')) report({ ...fault, ...getPlace(value), variant });
      if (ownText(owner, attribute) !== '' || ownText(product, attribute) !== '') continue;
      report({
        ...getPlace(value),
        variant,
        code: 'VALUE_WITHOUT_SOURCE',
        severity: 'INFO',
        category: 'REFERENCE',
        message: say`Neither the variant nor its product has a value of “${attributeName(attribute, scope.labels)}”, but there is one for ${scopeName(value, scope.labels)}.`,
        suggestedFix: say`Enter the value in the default language, or remove this one.`,
      });
    }
  });
};
