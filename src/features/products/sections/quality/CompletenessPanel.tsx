import { makeStyles, typographyStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import type { LabeledChannel } from '#entities/channel/channelLabel';
import { CompletenessTable } from '#entities/channel/CompletenessTable';
import { Panel } from '#ui/layout/Panel';
import { Completeness } from './Completeness';
import { FieldLinks } from './FieldLinks';
import type { ProductQualityFragment } from './ProductQuality.generated';
import { qualityMessages as messages } from './qualityMessages';
import { requirementLabel } from './requirementLabel';

export interface CompletenessPanelProps {
  cells: ProductQualityFragment['completenessMatrix'];
  /** The channels of the catalog. */
  salesChannels: readonly LabeledChannel[];
}

const useStyles = makeStyles({
  heading: { ...typographyStyles.body1Strong, margin: 0 },
  note: { ...typographyStyles.body1, margin: 0 },
});

/**
 * How complete a product is in each channel of its catalog and the languages that the channel sells in, and the fields
 * that are missing. A catalog with one of each has a single figure.
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
        <CompletenessTable
          label={formatMessage(messages.completeness)}
          cells={cells}
          salesChannels={salesChannels}
          noChannel={formatMessage(messages.completeness)}
          renderCell={({ ratio }) => <Completeness share={ratio} />}
        />
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
