import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { CheckmarkCircle48Regular } from '@fluentui/react-icons/svg/checkmark-circle';
import { useIntl } from 'react-intl';
import { href, paths } from '#routing/paths';
import { LinkButton } from '#ui/control/LinkButton';
import { Notice } from '#ui/state/Notice';
import { Panel } from '#ui/layout/Panel';
import { Checksum } from '../version/Checksum';
import { FeedDownloads } from '../feeds/FeedDownloads';
import { GoogleFeedOfVersion } from '../feeds/GoogleFeed';
import { messages } from '../messages';
import type { PublishJobFragment } from './PublishJob.generated';
import { publishMessages } from './publishMessages';
import { restoreMessages } from '../restore/restoreMessages';

const useStyles = makeStyles({
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalL },
  icon: { color: tokens.colorStatusSuccessForeground1, flexShrink: 0 },
  words: { display: 'grid', rowGap: tokens.spacingVerticalXXS, minWidth: 0, flex: '1 1 260px' },
  heading: { ...typographyStyles.subtitle1, margin: 0 },
  text: { ...typographyStyles.body1, color: tokens.colorNeutralForeground3, margin: 0 },
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

export interface PublishDoneProps {
  job: PublishJobFragment;
  publishedCatalog: NonNullable<PublishJobFragment['publishedCatalog']>;
  catalogId: string;
}

/** A version that was just published: its checksum, its feeds, and a link to it. */
export function PublishDone({ job, publishedCatalog, catalogId }: PublishDoneProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const { id, version, checksum, productCount, feeds, rollbackOf, catalog } = publishedCatalog;
  const leftOut = job.counts.updated;
  return (
    <>
      <Panel>
        <div className={styles.head} role="status">
          <CheckmarkCircle48Regular className={styles.icon} />
          <div className={styles.words}>
            <h2 className={styles.heading}>{formatMessage(publishMessages.done, { version })}</h2>
            <p className={styles.text}>{formatMessage(publishMessages.doneText, { count: productCount })}</p>
            <Checksum value={checksum} />
          </div>
        </div>
        <div className={styles.actions}>
          <LinkButton appearance="primary" to={href(paths.publishedCatalogDetail, { versionId: id })}>
            {formatMessage(publishMessages.openVersion, { version })}
          </LinkButton>
          <LinkButton to={href(paths.catalogDetail, { catalogId })}>
            {formatMessage(publishMessages.openCatalog)}
          </LinkButton>
        </div>
      </Panel>
      {leftOut > 0 && (
        <Notice
          tone="warning"
          actions={
            <LinkButton size="small" to={href(paths.jobDetail, { jobId: job.id }, { tab: 'changes' })}>
              {formatMessage(publishMessages.showDrafts)}
            </LinkButton>
          }
        >
          {formatMessage(publishMessages.madeDrafts, { count: leftOut })}
        </Notice>
      )}
      {rollbackOf !== null && catalog.hasUnpublishedChanges && (
        <Notice
          tone="warning"
          actions={
            <LinkButton size="small" to={href(paths.publishedCatalogRestore, { versionId: id })}>
              {formatMessage(restoreMessages.action, { version })}
            </LinkButton>
          }
        >
          {formatMessage(publishMessages.productsDiffer, { version })}
        </Notice>
      )}
      <Panel heading={formatMessage(messages.feeds)}>
        <FeedDownloads feeds={feeds} hasShop={catalog.shopUrl !== null} />
      </Panel>
      <GoogleFeedOfVersion
        versionId={id}
        feeds={feeds}
        hasShop={catalog.shopUrl !== null}
        productCount={productCount}
      />
    </>
  );
}
