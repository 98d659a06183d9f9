import type { ProductContent } from '../../records/products';
import type { IssueRecord } from '../../records/validation';
import type { Finding, Rule, ValidationScope } from './finding';
import { getVariantName } from '../../records/variantName';
import { associationRule } from './associationRule';
import { availabilityRule, stockRule } from './availabilityRule';
import { gtinRule } from './gtinRule';
import { issue } from './issues';
import { mediaRule } from './mediaRule';
import { externalRule, linkRule } from './pageUrls';
import { priceRule } from './priceRule';
import { categoryRule, requiredRule } from './requiredRule';
import { descriptionRule, lengthRule } from './textRule';
import { valuesRule } from './valuesRule';
import { attributeNamesRule, optionsRule, sameOptionsRule, slugRule, uniqueSkuRule } from './uniqueRule';

const RULES: readonly Rule[] = [
  requiredRule,
  uniqueSkuRule,
  optionsRule,
  sameOptionsRule,
  priceRule,
  stockRule,
  availabilityRule,
  externalRule,
  linkRule,
  gtinRule,
  mediaRule,
  descriptionRule,
  categoryRule,
  slugRule,
  lengthRule,
  valuesRule,
  associationRule,
  attributeNamesRule,
];

/** The order of severities, worst first. */
export const SEVERITIES = { ERROR: 0, WARNING: 1, INFO: 2 };

/** What can't be stored in its form is an issue wherever it is. */
const OF_FORM: ReadonlySet<Finding['category']> = new Set(['TYPE', 'UNIQUE']);

/**
 * Returns all issues of a product, most severe first, without those for a channel that it is not in. The same product always gives the same issues with the same IDs.
 */
export function validateProduct(content: ProductContent, scope: ValidationScope): IssueRecord[] {
  const issues: IssueRecord[] = [];
  const { notInChannels } = content;
  const report = ({ variant: index = null, field, ...finding }: Finding) => {
    const { channel, category } = finding;
    if (channel && notInChannels?.includes(channel) && !OF_FORM.has(category)) return;
    const variant = index === null ? undefined : content.variants[index];
    issues.push(
      issue({
        ...finding,
        entityType: variant ? 'VARIANT' : 'PRODUCT',
        entityId: scope.productId,
        entityName: (variant ? getVariantName(variant) || variant.sku : content.name) || content.sku,
        field: variant ? `variants[${index}].${field}` : field,
      }),
    );
  };
  for (const rule of RULES) rule(content, report, scope);
  scope.attributeRule?.(content, report, scope);
  return issues.sort((a, b) => SEVERITIES[a.severity] - SEVERITIES[b.severity]);
}
