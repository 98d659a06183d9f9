import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { findChannelLabel } from '../../../entities/channel/channelLabel';
import { languageTitle } from '../../../i18n/languageName';
import { href, paths } from '../../../routing/paths';
import { Panel } from '../../../ui/layout/Panel';
import { textEnd, textStart } from '../../../ui/layout/textAlign';
import { TextLink } from '../../../ui/text/TextLink';
import type { CatalogCompletenessFragment } from './CatalogCompleteness.generated';
import { completenessMessages as messages } from './completenessMessages';

/** Time in milliseconds between two looks at figures that are being measured again. */
const pollMs = 2000;

const useStyles = makeStyles({
  // Many channels scroll.
  scroll: { overflowX: 'auto' },
  table: { ...typographyStyles.body1, width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  head: { ...typographyStyles.caption1Strong, color: tokens.colorNeutralForeground3 },
  cell: {
    ...textEnd,
    paddingBlock: tokens.spacingVerticalXS,
    paddingInlineStart: tokens.spacingHorizontalM,
    verticalAlign: 'top',
  },
  language: { ...textStart, fontWeight: tokens.fontWeightRegular, paddingInlineStart: 0 },
  complete: { ...typographyStyles.caption1, display: 'block', color: tokens.colorNeutralForeground3 },
  note: { ...typographyStyles.caption1, margin: 0, color: tokens.colorNeutralForeground3 },
});

/** Props of `CatalogCompleteness`. */
export interface CatalogCompletenessProps {
  catalog: CatalogCompletenessFragment;
  /** Called repeatedly while products are measured again. */
  onOutdated: () => void;
}

/**
 * The average completeness of a catalog's products in each channel and the languages that it sells in, and how many are
 * complete. Each cell links to the products that are not.
 */
export function CatalogCompleteness({ catalog, onOutdated }: CatalogCompletenessProps) {
  const { formatMessage, formatNumber, locale: userLocale } = useIntl();
  const styles = useStyles();
  const { id: catalogId, defaultLocale, salesChannels, completenessMatrix } = catalog;
  const { cells, measuredCount, outdatedCount } = completenessMatrix;
  const look = useRef(onOutdated);
  useEffect(() => void (look.current = onOutdated));
  useEffect(() => {
    if (outdatedCount === 0) return;
    const timer = setInterval(() => look.current(), pollMs);
    return () => clearInterval(timer);
  }, [outdatedCount]);
  const channels = [...new Set(cells.map(({ channel }) => channel))];
  const locales = [...new Set(cells.map(({ locale }) => locale))];

  const renderCell = (locale: string, channel: string | null) => {
    const cell = cells.find((one) => one.locale === locale && one.channel === channel);
    if (!cell) return '–';
    const share = formatNumber(cell.ratio, { style: 'percent' });
    const incomplete = measuredCount - cell.completeCount;
    const scope = { locale: locale === defaultLocale ? null : locale, channel, complete: 'no' };
    return (
      <>
        {incomplete === 0 ? (
          share
        ) : (
          <TextLink
            to={href(paths.productList, { catalogId }, scope)}
            title={formatMessage(messages.incomplete, { count: incomplete })}
          >
            {share}
          </TextLink>
        )}
        <span className={styles.complete}>
          {formatMessage(messages.completeCount, { count: cell.completeCount, total: measuredCount })}
        </span>
      </>
    );
  };

  return (
    <Panel heading={formatMessage(messages.heading)}>
      <div className={styles.scroll}>
        <table className={styles.table} aria-label={formatMessage(messages.heading)}>
          <thead>
            <tr>
              <td />
              {channels.map((channel) => (
                <th key={channel} scope="col" className={mergeClasses(styles.cell, styles.head)}>
                  {channel === null
                    ? formatMessage(messages.noChannel)
                    : findChannelLabel(salesChannels, channel, userLocale)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {locales.map((locale) => (
              <tr key={locale}>
                <th scope="row" className={mergeClasses(styles.cell, styles.language)}>
                  {languageTitle(locale, userLocale)}
                </th>
                {channels.map((channel) => (
                  <td key={channel} className={styles.cell}>
                    {renderCell(locale, channel)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {outdatedCount > 0 && (
        <p className={styles.note} role="status">
          {formatMessage(messages.outdated, { count: outdatedCount })}
        </p>
      )}
    </Panel>
  );
}
