import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { href, paths } from '#routing/paths';
import { Placeholder } from '#ui/state/Placeholder';
import { TextLink } from '#ui/text/TextLink';
import { messages as productMessages } from '../messages';
import { channelRuleMessages, scopeMessages } from './channels/channelRuleMessages';
import { ruleMessages as messages } from './ruleMessages';

const useStyles = makeStyles({
  preview: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalXS, minHeight: '168px' },
  count: { ...typographyStyles.body1Strong, margin: 0 },
  note: { ...typographyStyles.caption1, margin: 0, color: tokens.colorNeutralForeground3 },
  list: { margin: 0, paddingInlineStart: tokens.spacingHorizontalL },
});

export interface RulePreviewProps {
  catalogId: string;
  where: string;
  /**
   * How many products there would be, how many of them only because they were added by hand, and the first of them.
   * Undefined while it is loaded, and if it can’t be.
   */
  found:
    | { matching: number; byHand?: number; products: readonly { id: string; name: string; sku: string }[] }
    | undefined;
  /** What would change. */
  note: string | undefined;
  hasFailed: boolean;
  /** Whose rule it is; undefined for feeds, which only have active products. */
  ruleOf: 'CATEGORY' | 'CHANNEL' | undefined;
  /** How many products are counted as they were added or left out by hand. */
  byHand: number;
}

/** How many products a rule finds, what would change, and the first of them. */
export function RulePreview(props: RulePreviewProps) {
  const { catalogId, where, found, note, hasFailed, ruleOf, byHand } = props;
  const { formatMessage } = useIntl();
  const styles = useStyles();
  if (where === '' || hasFailed) {
    return (
      <div className={styles.preview}>
        <p className={styles.note}>{formatMessage(where === '' ? messages.nothing : messages.broken)}</p>
      </div>
    );
  }
  if (!found) {
    return (
      <div className={styles.preview}>
        <Placeholder height={120} />
      </div>
    );
  }
  const { matching, products, byHand: added = 0 } = found;
  const texts = ruleOf === 'CATEGORY' ? messages : scopeMessages[ruleOf ?? 'FEEDS'];
  return (
    <div className={styles.preview}>
      <p className={styles.count} role="status">
        {formatMessage(texts.matching, { count: matching })}
      </p>
      {added > 0 && (
        <p className={styles.note}>{formatMessage(channelRuleMessages.parts, { found: matching - added, added })}</p>
      )}
      <p className={styles.note}>{note}</p>
      <ul className={styles.list}>
        {products.map(({ id, name, sku }) => (
          <li key={id}>
            <bdi>{name || sku || formatMessage(productMessages.unnamed)}</bdi>
          </li>
        ))}
      </ul>
      {matching > 0 && (
        <TextLink to={href(paths.productList, { catalogId }, { where, ...(!ruleOf && { status: 'ACTIVE' }) })}>
          {formatMessage(ruleOf ? messages.viewMatching : scopeMessages.FEEDS.viewMatching)}
        </TextLink>
      )}
      {matching > 0 && byHand > 0 && (
        <p className={styles.note}>
          {formatMessage(ruleOf === 'CATEGORY' ? messages.listed : channelRuleMessages.listed)}
        </p>
      )}
    </div>
  );
}
