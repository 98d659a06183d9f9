import { useIntl } from 'react-intl';
import type { CategoryRuleQuery } from './CategoryRule.generated';
import { HandPicked, useExcludedLabels } from './HandPicked';
import { ruleMessages as messages } from './ruleMessages';
import { useRuleMembers } from './useRuleMembers';

/** A category with its rule. */
export type RuledCategory = CategoryRuleQuery['catalog']['categoryTree']['categories'][number];

export interface ExcludedProductsProps {
  catalogId: string;
  category: RuledCategory;
  canEdit: boolean;
}

/** The products that the rule of a category leaves out, each with a button that includes it again. */
export function ExcludedProducts({ catalogId, category: { id, name, rule }, canEdit }: ExcludedProductsProps) {
  const { formatMessage } = useIntl();
  const labels = useExcludedLabels();
  const { setMembers, isBusy } = useRuleMembers();
  return (
    <HandPicked
      catalogId={catalogId}
      heading={formatMessage(messages.excluded)}
      text={formatMessage(messages.excludedText)}
      products={rule?.excludedProducts ?? []}
      canEdit={canEdit}
      isBusy={isBusy}
      labels={labels}
      onReset={(products) => {
        const [first] = products;
        const product = products.length === 1 ? first!.name || first!.sku : '';
        const target = { ids: products.map((one) => one.id) };
        void setMembers({
          categoryId: id,
          category: name,
          target,
          count: products.length,
          product,
          membership: 'BY_RULE',
        });
      }}
    />
  );
}
