import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { findChannelLabel, type LabeledChannel } from '../../../entities/channel/channelLabel';
import { languageTitle } from '../../../i18n/languageName';
import { Panel } from '../../../ui/layout/Panel';
import { textEnd, textStart } from '../../../ui/layout/textAlign';
import { Completeness } from '../list/Completeness';
import { FieldLinks } from './FieldLinks';
import type { ProductQualityFragment } from './ProductQuality.generated';
import { qualityMessages as messages } from './qualityMessages';
import { requirementLabel } from './requirementLabel';

type Cells = ProductQualityFragment['completenessMatrix'];

/** Props of `CompletenessPanel`. */
export interface CompletenessPanelProps {
  cells: Cells;
  /** The channels of the catalog. */
  salesChannels: readonly LabeledChannel[];
}

const useStyles = makeStyles({
  // Many channels scroll.
  scroll: { overflowX: 'auto' },
  table: { ...typographyStyles.body1, width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  head: { ...typographyStyles.caption1Strong, ...textEnd, color: tokens.colorNeutralForeground3 },
  cell: { ...textEnd, paddingBlock: tokens.spacingVerticalXXS, paddingInlineStart: tokens.spacingHorizontalM },
  language: { ...textStart, fontWeight: tokens.fontWeightRegular, paddingInlineStart: 0 },
  heading: { ...typographyStyles.body1Strong, margin: 0 },
  note: { ...typographyStyles.body1, margin: 0 },
});

function Matrix({ cells, salesChannels }: CompletenessPanelProps) {
  const { formatMessage, locale: userLocale } = useIntl();
  const styles = useStyles();
  const channels = [...new Set(cells.map(({ channel }) => channel))];
  const locales = [...new Set(cells.map(({ locale }) => locale))];
  const find = (inLocale: string, inChannel: string | null) =>
    cells.find(({ locale, channel }) => locale === inLocale && channel === inChannel);
  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-label={formatMessage(messages.completeness)}>
        <thead>
          <tr>
            <td />
            {channels.map((channel) => (
              <th key={channel} scope="col" className={mergeClasses(styles.cell, styles.head)}>
                {channel === null
                  ? formatMessage(messages.completeness)
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
              {channels.map((channel) => {
                const cell = find(locale, channel);
                return (
                  <td key={channel} className={styles.cell}>
                    {cell ? <Completeness share={cell.ratio} /> : '–'}
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

/**
 * How complete a product is in each channel of its catalog and the languages that the channel sells in, and the fields that are missing. A catalog with
 * one of each has a single figure.
 */
export function CompletenessPanel({ cells, salesChannels }: CompletenessPanelProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const styles = useStyles();
  const [first, ...others] = cells;
  // Most channels have the same texts.
  const missing = [...new Map(cells.flatMap((cell) => cell.missing.map((one) => [one.field, one]))).values()];
  return (
    <Panel heading={formatMessage(messages.completeness)}>
      {first && others.length === 0 ? (
        <Completeness share={first.ratio} />
      ) : (
        <Matrix cells={cells} salesChannels={salesChannels} />
      )}
      {missing.length > 0 ? (
        <>
          <h3 className={styles.heading}>{formatMessage(messages.missing)}</h3>
          <FieldLinks
            label={formatMessage(messages.missing)}
            links={missing.map((one) => ({ key: one.field, field: one.field, text: requirementLabel(one, intl) }))}
          />
        </>
      ) : (
        <p className={styles.note}>{formatMessage(messages.complete)}</p>
      )}
    </Panel>
  );
}
