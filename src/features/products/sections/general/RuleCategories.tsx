import { Button, Field, makeStyles, tokens } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { href, paths } from '#routing/paths';
import { useSession } from '#session/sessionContext';
import { TextLink } from '#ui/text/TextLink';
import { ruleMessages as messages } from '../../rule/ruleMessages';
import { useRuleExclusion } from '../../rule/useRuleExclusion';

const useStyles = makeStyles({
  field: { gridColumn: '1 / -1' },
  list: { display: 'flex', flexDirection: 'column', margin: 0, padding: 0, listStyleType: 'none' },
  row: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: tokens.spacingHorizontalM,
    minHeight: '36px',
  },
  path: { minWidth: 0, overflowWrap: 'anywhere' },
});

/** What is shown of the product. */
export interface RuledProduct {
  id: string;
  catalogId: string;
  name: string;
  sku: string;
  ruleCategories: readonly string[];
}

/** The categories that a product has by their rules, each with a button that excludes it. */
export function RuleCategories({ product }: { product: RuledProduct }) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const { can } = useSession();
  const { setExclusion, isBusy } = useRuleExclusion();
  const { catalogId, ruleCategories } = product;
  return (
    <Field className={styles.field} label={formatMessage(messages.byRule)} hint={formatMessage(messages.byRuleText)}>
      {({ id, 'aria-labelledby': labelledBy }) => (
        <ul id={id} aria-labelledby={labelledBy} className={styles.list}>
          {ruleCategories.map((path) => {
            const name = path.slice(path.lastIndexOf('/') + 1);
            return (
              <li key={path} className={styles.row}>
                <TextLink to={href(paths.categoryRule, { catalogId }, { category: path })} className={styles.path}>
                  {path}
                </TextLink>
                {can('update', 'Product') && (
                  <Button
                    size="small"
                    disabledFocusable={isBusy}
                    aria-label={formatMessage(messages.excludeOf, { name })}
                    onClick={() =>
                      void setExclusion({
                        categoryId: `${catalogId}:${path}`,
                        category: name,
                        product,
                        isExcluded: true,
                      })
                    }
                  >
                    {formatMessage(messages.exclude)}
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </Field>
  );
}
