import { makeStyles, tokens } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { Panel } from '#ui/layout/Panel';
import { Stat } from '#ui/text/Stat';
import type { CatalogPublishQuery } from './CatalogPublish.generated';
import { publishMessages } from './publishMessages';

const useStyles = makeStyles({
  stats: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(112px, 1fr))',
    gap: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalL}`,
  },
  note: { margin: 0 },
});

/** The contents and changes of the new version as counts. */
export function PublishSummary({ preview }: { preview: CatalogPublishQuery['publishPreview'] }) {
  const { formatMessage, formatNumber } = useIntl();
  const styles = useStyles();
  const { version, productCount, summary } = preview;
  const stats = [
    [publishMessages.products, productCount],
    [publishMessages.added, summary.added],
    [publishMessages.changed, summary.changed],
    [publishMessages.removed, summary.removed],
  ] as const;
  const notes = (['categoryChanges', 'channelChanges', 'attributeChanges', 'familyChanges'] as const).filter(
    (name) => preview[name] > 0,
  );
  return (
    <Panel heading={formatMessage(publishMessages.summary, { version })}>
      <div className={styles.stats}>
        {stats.map(([label, count]) => (
          <Stat key={label.id} label={formatMessage(label)} value={formatNumber(count)} />
        ))}
      </div>
      {notes.map((name) => (
        <p key={name} className={styles.note}>
          {formatMessage(publishMessages[name], { count: preview[name] })}
        </p>
      ))}
    </Panel>
  );
}
