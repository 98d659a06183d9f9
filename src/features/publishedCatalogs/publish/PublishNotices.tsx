import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Fragment } from 'react';
import { useIntl } from 'react-intl';
import { href, paths } from '#routing/paths';
import { LinkButton } from '#ui/control/LinkButton';
import { Notice } from '#ui/state/Notice';
import { TextLink } from '#ui/text/TextLink';
import { RuleFaults } from '#entities/catalog/RuleFaults';
import type { CatalogPublishQuery } from './CatalogPublish.generated';
import { publishMessages } from './publishMessages';
import { getPublishState, type PublishState } from './publishState';

const useStyles = makeStyles({ notices: { display: 'grid', rowGap: tokens.spacingVerticalS } });

/** Returns the URL of the page where the problem can be fixed. */
function getAddress(state: Exclude<PublishState, 'READY' | 'RULES'>, { catalog }: CatalogPublishQuery): string {
  const catalogId = catalog.id;
  switch (state) {
    case 'EMPTY':
      return href(paths.catalogImport, { catalogId });
    case 'BLOCKED':
      return href(paths.productList, { catalogId }, { issues: 'ERROR', status: 'ACTIVE' });
    case 'UNCHANGED':
      return catalog.currentVersion
        ? href(paths.publishedCatalogDetail, { versionId: catalog.currentVersion.id })
        : href(paths.publishedCatalogList, {}, { catalogId });
    case 'NO_CHANNEL':
      return href(paths.catalogDetail, { catalogId }, { dialog: 'edit' });
    case 'ARCHIVED':
      return href(paths.catalogDetail, { catalogId });
  }
}

export interface PublishNoticesProps {
  data: CatalogPublishQuery;
  /** Whether products with errors are left out. */
  skipInvalid: boolean;
  onSkipInvalid: (isOn: boolean) => void;
}

/** Notices about what blocks publishing and what is only informational, each with a link. */
export function PublishNotices({ data, skipInvalid, onSkipInvalid }: PublishNoticesProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const { catalog, publishPreview } = data;
  const state = getPublishState(data);
  const { issueCounts, readyCount, invalidCount, version } = publishPreview;
  const { error, warning } = issueCounts;
  const facts = { count: error, current: catalog.currentVersion?.version ?? 0 };
  // A single notice for both states, so that its button keeps the focus: products with errors either block publishing
  // or are left out.
  const isLeavingOut = skipInvalid && invalidCount > 0 && readyCount > 0;
  const canSkip = readyCount > 0 && (state === 'BLOCKED' || isLeavingOut);
  // The feeds of a channel say so where they are.
  const ruled = catalog.channelRules.filter(({ scope }) => scope === 'CHANNEL');
  const warningsHref = href(paths.productList, { catalogId: catalog.id }, { issues: 'WARNING', status: 'ACTIVE' });
  return (
    <div className={styles.notices}>
      {canSkip && (
        <Notice
          tone={isLeavingOut ? 'warning' : 'danger'}
          actions={
            <>
              <LinkButton size="small" to={getAddress('BLOCKED', data)}>
                {formatMessage(publishMessages.BLOCKEDAction)}
              </LinkButton>
              <Button
                size="small"
                appearance={isLeavingOut ? undefined : 'primary'}
                onClick={() => onSkipInvalid(!isLeavingOut)}
              >
                {formatMessage(isLeavingOut ? publishMessages.includeInvalid : publishMessages.skipInvalid)}
              </Button>
            </>
          }
        >
          {isLeavingOut
            ? formatMessage(publishMessages.leftOut, { version, ready: readyCount, count: invalidCount })
            : formatMessage(publishMessages.BLOCKED, facts)}
        </Notice>
      )}
      <RuleFaults catalog={catalog} />
      {ruled.length > 0 && (
        <Notice tone="info">
          {formatMessage(publishMessages.ruledChannels, { count: ruled.length })}{' '}
          {ruled.map(({ channel }, at) => (
            <Fragment key={channel.code}>
              {at > 0 && ', '}
              <TextLink to={href(paths.channelRule, { catalogId: catalog.id }, { channel: channel.code })}>
                {channel.label}
              </TextLink>
            </Fragment>
          ))}
        </Notice>
      )}
      {state !== 'READY' && state !== 'RULES' && !(state === 'BLOCKED' && canSkip) && (
        <Notice
          tone={state === 'UNCHANGED' ? 'info' : 'danger'}
          actions={
            <LinkButton size="small" to={getAddress(state, data)}>
              {formatMessage(publishMessages[`${state}Action`], facts)}
            </LinkButton>
          }
        >
          {formatMessage(publishMessages[state], facts)}
        </Notice>
      )}
      {state === 'READY' && catalog.status === 'DRAFT' && (
        <Notice tone="info">{formatMessage(publishMessages.willActivate)}</Notice>
      )}
      {warning > 0 && (
        <Notice
          tone="warning"
          actions={
            <LinkButton size="small" to={warningsHref}>
              {formatMessage(publishMessages.warningsAction)}
            </LinkButton>
          }
        >
          {formatMessage(publishMessages.warnings, { count: warning })}
        </Notice>
      )}
    </div>
  );
}
