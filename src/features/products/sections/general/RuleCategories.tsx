import { Button, Field, makeStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { href, paths } from '#routing/paths';
import { useSession } from '#session/sessionContext';
import { TextLink } from '#ui/text/TextLink';
import { ruleMessages as messages } from '../../rule/ruleMessages';
import { useRuleListStyles } from '../../rule/ruleStyles';
import { useRuleMembers } from '../../rule/useRuleMembers';

const useStyles = makeStyles({
  field: { gridColumn: '1 / -1' },
});

const buttons = [
  { membership: 'INCLUDED', label: messages.keep, labelOf: messages.keepIn },
  { membership: 'EXCLUDED', label: messages.exclude, labelOf: messages.excludeOf },
] as const;

/** What is shown of the product. */
export interface RuledProduct {
  id: string;
  catalogId: string;
  name: string;
  sku: string;
  ruleCategories: readonly string[];
}

/** The categories that a product has by their rules, each with buttons that keep it there by hand or exclude it. */
export function RuleCategories({ product }: { product: RuledProduct }) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const rows = useRuleListStyles();
  const { can } = useSession();
  const { setMembers, isBusy } = useRuleMembers();
  const { catalogId, ruleCategories } = product;
  return (
    <Field className={styles.field} label={formatMessage(messages.byRule)} hint={formatMessage(messages.byRuleText)}>
      {({ id, 'aria-labelledby': labelledBy }) => (
        <ul id={id} aria-labelledby={labelledBy} className={rows.list}>
          {ruleCategories.map((path) => {
            const name = path.slice(path.lastIndexOf('/') + 1);
            return (
              <li key={path} className={rows.row}>
                <TextLink to={href(paths.categoryRule, { catalogId }, { category: path })} className={rows.name}>
                  {path}
                </TextLink>
                {can('update', 'Product') && (
                  <span className={rows.buttons}>
                    {buttons.map(({ membership, label, labelOf }) => (
                      <Button
                        key={membership}
                        size="small"
                        disabledFocusable={isBusy}
                        aria-label={formatMessage(labelOf, { name })}
                        onClick={() =>
                          void setMembers({
                            categoryId: `${catalogId}:${path}`,
                            category: name,
                            target: { ids: [product.id] },
                            count: 1,
                            product: product.name || product.sku,
                            membership,
                          })
                        }
                      >
                        {formatMessage(label)}
                      </Button>
                    ))}
                  </span>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </Field>
  );
}
