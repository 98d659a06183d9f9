import { Button, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ShopForm } from '#entities/catalog/ShopForm';
import type { ShopSettingsFragment } from '#entities/catalog/ShopSettings.generated';
import { useSession } from '#session/sessionContext';
import { DownloadButton } from '#ui/control/DownloadButton';
import { disclosure } from '#ui/layout/disclosure';
import { KeyValueList, type KeyValueListProps } from '#ui/layout/KeyValueList';
import { Panel } from '#ui/layout/Panel';
import type { GoogleFeedFragment } from './GoogleFeed.generated';
import { googleMessages as messages } from './googleMessages';

const useStyles = makeStyles({
  counts: { ...typographyStyles.subtitle2, margin: 0 },
  reasons: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: tokens.spacingVerticalS,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  reason: { ...typographyStyles.body1, ...disclosure },
  items: { paddingInlineStart: tokens.spacingHorizontalL },
  text: { ...typographyStyles.body1, color: tokens.colorNeutralForeground3, margin: 0 },
});

type Reason = GoogleFeedFragment['reasons'][number];

export interface GoogleFeedPanelProps {
  catalog: ShopSettingsFragment;
  /** Undefined without a shop. */
  report: GoogleFeedFragment | undefined;
  /** Which feed it is. */
  facts: KeyValueListProps['items'];
  /** Renders the items that are left out for a reason. */
  renderItems: (reason: Reason) => ReactNode;
  /** What a shop is needed for. */
  shopText: string;
}

/** A reason with its number of items, which are shown on demand. */
function LeftOutReason(props: { reason: Reason; isOpenAtFirst: boolean; children: () => ReactNode }) {
  const { reason, isOpenAtFirst, children } = props;
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className={styles.reason}>
        {formatMessage(messages.reason, { count: reason.count, reason: reason.message })}
      </summary>
      {isOpen && <div className={styles.items}>{children()}</div>}
    </details>
  );
}

/** Shows the items of a Google feed and those left out, or offers to set it up if the catalog has no shop URL. */
export function GoogleFeedPanel({ catalog, report, facts, renderItems, shopText }: GoogleFeedPanelProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const { can } = useSession();
  const settingUp = useState(false);
  const changing = useState(false);
  const { linkPattern, imageBaseUrl } = catalog;
  // Uses the report's shop URL, not the catalog's, so that the form stays until the counts with the new URL are loaded.
  const { shopUrl = null, itemCount = 0, totalDocs: leftOutCount = 0, outOfStockCount = 0, leftOutFile } = report ?? {};
  const rejectedCount = leftOutCount - outOfStockCount;
  const canChange = can('update', 'Catalog');
  // A form that is saved stays open until the report has its URL, and is closed then.
  const [isOpen, setIsOpen] = shopUrl === null ? settingUp : changing;
  return (
    <Panel
      heading={formatMessage(messages.heading)}
      actions={
        canChange && (
          <Button size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {formatMessage(shopUrl === null ? messages.setUp : messages.change)}
          </Button>
        )
      }
    >
      {shopUrl === null && isOpen && <ShopForm catalog={catalog} onSaved={() => undefined} />}
      {shopUrl === null && !isOpen && (
        <p className={styles.text}>{canChange ? shopText : formatMessage(messages.notSet)}</p>
      )}
      {report && shopUrl !== null && (
        <>
          <p className={styles.counts} role="status">
            {formatMessage(messages.counts, { items: itemCount, leftOut: leftOutCount })}
          </p>
          {isOpen ? (
            <ShopForm catalog={catalog} onSaved={() => setIsOpen(false)} />
          ) : (
            <KeyValueList
              items={[
                ...facts,
                { label: formatMessage(messages.links), value: <bdi>{shopUrl + linkPattern}</bdi> },
                { label: formatMessage(messages.images), value: <bdi>{imageBaseUrl ?? shopUrl}</bdi> },
              ]}
            />
          )}
          {leftOutCount === 0 && <p className={styles.text}>{formatMessage(messages.complete)}</p>}
          {rejectedCount > 0 && (
            <p className={styles.text}>{formatMessage(messages.rejected, { count: rejectedCount })}</p>
          )}
          {outOfStockCount > 0 && (
            <p className={styles.text}>{formatMessage(messages.outOfStock, { count: outOfStockCount })}</p>
          )}
          {leftOutCount > 0 && (
            <ul className={styles.reasons} aria-label={formatMessage(messages.reasons)}>
              {report.reasons.map((reason) => (
                <li key={reason.code}>
                  <LeftOutReason reason={reason} isOpenAtFirst={report.reasons.length === 1}>
                    {() => renderItems(reason)}
                  </LeftOutReason>
                </li>
              ))}
            </ul>
          )}
          {leftOutCount > 0 && leftOutFile && (
            <div>
              <DownloadButton size="small" url={leftOutFile.url} fileName={leftOutFile.fileName}>
                {formatMessage(messages.download)}
              </DownloadButton>
            </div>
          )}
        </>
      )}
    </Panel>
  );
}
