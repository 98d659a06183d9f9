import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { mappingMessages } from './mappingMessages';

const useStyles = makeStyles({
  samples: { display: 'flex', columnGap: tokens.spacingHorizontalXS, minWidth: 0 },
  sample: {
    ...typographyStyles.caption1,
    maxWidth: '160px',
    flexShrink: 1,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    paddingInline: tokens.spacingHorizontalXS,
    borderRadius: tokens.borderRadiusSmall,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  // Shows one full value rather than three truncated ones.
  compact: { overflow: 'hidden', '& > bdi': { flexShrink: 0, maxWidth: '100%' } },
  none: { color: tokens.colorNeutralForeground3 },
});

/** Props of `SampleValues`. */
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
