import { makeStyles, tokens } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { href, paths } from '#routing/paths';
import { useSession } from '#session/sessionContext';
import { useRecordFormStyles } from '#ui/form/useRecordFormStyles';
import { Panel } from '#ui/layout/Panel';
import { StatusBadge } from '#ui/text/StatusBadge';
import { TextLink } from '#ui/text/TextLink';
import type { ChannelRowFragment } from '../list/ChannelList.generated';
import { hasRule } from '../hasRule';
import { formMessages } from './formMessages';

const useStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', columnGap: tokens.spacingHorizontalL },
  list: { display: 'grid', rowGap: tokens.spacingVerticalS, margin: 0, paddingInlineStart: tokens.spacingHorizontalL },
});

/** The catalogs that use the channel, each with links to which of its products are in it and in its feeds, and whether rules decide it. */
export function UsageSection({ code, catalogs }: { code: string; catalogs: ChannelRowFragment['catalogs'] }) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const { note } = useRecordFormStyles();
  const { can } = useSession();
  const byRule = <StatusBadge tone="neutral" label={formatMessage(formMessages.byRule)} />;
  return (
    <Panel heading={formatMessage(formMessages.usage)}>
      {catalogs.length === 0 ? (
        <p className={note}>{formatMessage(formMessages.unused)}</p>
      ) : (
        <ul className={styles.list}>
          {catalogs.map(({ id, name, channelRules }) => (
            <li key={id}>
              <span className={styles.row}>
                <TextLink to={href(paths.catalogDetail, { catalogId: id })}>{name}</TextLink>
                {can('read', 'Product') && (
                  <>
                    <TextLink
                      to={href(paths.channelRule, { catalogId: id }, { channel: code })}
                      aria-label={formatMessage(formMessages.channelProductsOf, { name })}
                    >
                      {formatMessage(formMessages.channelProducts)}
                    </TextLink>
                    {hasRule(channelRules, code, 'CHANNEL') && byRule}
                    <TextLink
                      to={href(paths.feedRule, { catalogId: id }, { channel: code })}
                      aria-label={formatMessage(formMessages.feedProductsOf, { name })}
                    >
                      {formatMessage(formMessages.feedProducts)}
                    </TextLink>
                    {hasRule(channelRules, code, 'FEEDS') && byRule}
                  </>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
