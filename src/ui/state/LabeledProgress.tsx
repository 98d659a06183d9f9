import { makeStyles, ProgressBar, tokens, typographyStyles } from '@fluentui/react-components';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalXS, minWidth: '96px' },
  text: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
});

export interface LabeledProgressProps {
  /** What is in progress, for screen readers. */
  label: string;
  /** 0 to 1; undefined while the total is unknown. */
  share: number | undefined;
  /** The progress as text, below the bar. */
  text?: string;
  tone?: 'brand' | 'success' | 'warning' | 'error';
}

/** A progress bar with an accessible label. */
export function LabeledProgress({ label, share, text, tone = 'brand' }: LabeledProgressProps) {
  const styles = useStyles();
  return (
    <div className={styles.root}>
      <ProgressBar aria-label={label} value={share} color={tone} thickness="large" />
      {text !== undefined && <span className={styles.text}>{text}</span>}
    </div>
  );
}
