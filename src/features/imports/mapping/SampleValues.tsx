import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { mappingMessages } from './mappingMessages';

const useStyles = makeStyles({
  // Two lines, so that short values are whole. What has no room is cut off.
  samples: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalXS}`,
    minWidth: 0,
    maxHeight: '34px',
    overflow: 'hidden',
  },
  sample: {
    ...typographyStyles.caption1,
    maxWidth: '100%',
    boxSizing: 'border-box',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    paddingInline: tokens.spacingHorizontalXS,
    borderRadius: tokens.borderRadiusSmall,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  // One line of whole values rather than truncated ones.
  compact: { maxHeight: '16px' },
  none: { color: tokens.colorNeutralForeground3 },
});

export interface SampleValuesProps {
  samples: readonly string[];
  /** Whether to use less space. */
  isCompact?: boolean;
}

/** Up to three sample values of a column. */
export function SampleValues({ samples, isCompact = false }: SampleValuesProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  if (samples.length === 0) return <span className={styles.none}>{formatMessage(mappingMessages.noSamples)}</span>;
  return (
    <span className={mergeClasses(styles.samples, isCompact && styles.compact)}>
      {samples.map((sample) => (
        <bdi key={sample} className={styles.sample} title={sample}>
          {sample}
        </bdi>
      ))}
    </span>
  );
}
