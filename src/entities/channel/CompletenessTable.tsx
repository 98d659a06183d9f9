import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { languageTitle } from '#i18n/languageName';
import { textEnd, textStart } from '#ui/layout/textAlign';
import { findChannelLabel, type LabeledChannel } from './channelLabel';

/** What is measured for one channel, or for all of them, in one language. */
interface Cell {
  channel: string | null;
  locale: string;
}

export interface CompletenessTableProps<Measured extends Cell> {
  label: string;
  cells: readonly Measured[];
  /** The channels of the catalog. */
  salesChannels: readonly LabeledChannel[];
  /** The heading of the column of the cells without a channel. */
  noChannel: string;
  renderCell: (cell: Measured) => ReactNode;
}

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
});

/**
 * A table with a row for each language and a column for each channel. Channels that don’t sell in a language have a
 * dash.
 */
export function CompletenessTable<Measured extends Cell>(props: CompletenessTableProps<Measured>) {
  const { label, cells, salesChannels, noChannel, renderCell } = props;
  const { locale: userLocale } = useIntl();
  const styles = useStyles();
  const channels = [...new Set(cells.map(({ channel }) => channel))];
  const locales = [...new Set(cells.map(({ locale }) => locale))];
  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            <td />
            {channels.map((channel) => (
              <th key={channel} scope="col" className={mergeClasses(styles.cell, styles.head)}>
                {channel === null ? noChannel : findChannelLabel(salesChannels, channel, userLocale)}
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
              {channels.map((channel) => {
                const cell = cells.find((one) => one.locale === locale && one.channel === channel);
                return (
                  <td key={channel} className={styles.cell}>
                    {cell ? renderCell(cell) : '–'}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
