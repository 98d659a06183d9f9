import { makeStyles, tokens } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { href, paths } from '#routing/paths';
import { useRecordFormStyles } from '#ui/form/useRecordFormStyles';
import { Panel } from '#ui/layout/Panel';
import { TextLink } from '#ui/text/TextLink';
import type { ChannelRowFragment } from '../list/ChannelList.generated';
import { formMessages } from './formMessages';

const useStyles = makeStyles({
  list: { display: 'grid', rowGap: tokens.spacingVerticalS, margin: 0, paddingInlineStart: tokens.spacingHorizontalL },
});

/** The catalogs that use the channel. */
export function UsageSection({ catalogs }: { catalogs: ChannelRowFragment['catalogs'] }) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const { note } = useRecordFormStyles();
  return (
    <Panel heading={formatMessage(formMessages.usage)}>
      {catalogs.length === 0 ? (
        <p className={note}>{formatMessage(formMessages.unused)}</p>
      ) : (
        <ul className={styles.list}>
          {catalogs.map(({ id, name }) => (
            <li key={id}>
              <TextLink to={href(paths.catalogDetail, { catalogId: id })}>{name}</TextLink>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
