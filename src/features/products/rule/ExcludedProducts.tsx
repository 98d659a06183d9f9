import { Button, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { href, paths } from '#routing/paths';
import { Panel } from '#ui/layout/Panel';
import { TextLink } from '#ui/text/TextLink';
import type { CategoryRuleQuery } from './CategoryRule.generated';
import { ruleMessages as messages } from './ruleMessages';
import { useRuleListStyles } from './ruleStyles';
import { useRuleMembers } from './useRuleMembers';

const useStyles = makeStyles({
  note: { ...typographyStyles.caption1, margin: 0, color: tokens.colorNeutralForeground3 },
});

/** A category with its rule. */
export type RuledCategory = CategoryRuleQuery['catalog']['categoryTree']['categories'][number];

export interface ExcludedProductsProps {
  catalogId: string;
  category: RuledCategory;
  canEdit: boolean;
}

/** The products that the rule of a category leaves out, each with a button that includes it again. */
export function ExcludedProducts({ catalogId, category, canEdit }: ExcludedProductsProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const rows = useRuleListStyles();
  const { setMembers, isBusy } = useRuleMembers();
  const { id: categoryId, name: categoryName, rule } = category;
  const excluded = rule?.excludedProducts ?? [];
  const include = (products: readonly { id: string; name: string; sku: string }[]) => {
    const [first] = products;
    const product = products.length === 1 ? first!.name || first!.sku : '';
    const target = { ids: products.map(({ id }) => id) };
    const { length: count } = products;
    void setMembers({ categoryId, category: categoryName, target, count, product, membership: 'BY_RULE' });
  };
  return (
    <Panel heading={formatMessage(messages.excluded)}>
      <p className={styles.note}>{formatMessage(messages.excludedText)}</p>
      <ul className={rows.list}>
        {excluded.map((product) => {
          const name = product.name || product.sku;
          return (
            <li key={product.id} className={rows.row}>
              <TextLink to={href(paths.productDetail, { catalogId, productId: product.id })} className={rows.name}>
                {name}
              </TextLink>
              {canEdit && (
                <Button
                  size="small"
                  disabledFocusable={isBusy}
                  aria-label={formatMessage(messages.includeOf, { name })}
                  onClick={() => include([product])}
                >
                  {formatMessage(messages.include)}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {canEdit && excluded.length > 1 && (
        <div>
          <Button disabledFocusable={isBusy} onClick={() => include(excluded)}>
            {formatMessage(messages.includeAll)}
          </Button>
        </div>
      )}
    </Panel>
  );
}
