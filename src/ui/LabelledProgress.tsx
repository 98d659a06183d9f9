import { makeStyles, ProgressBar, tokens, typographyStyles } from '@fluentui/react-components';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalXS, minWidth: '96px' },
  text: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
});

/** Props of `LabelledProgress`. */
export interface LabelledProgressProps {
  /** What goes on, for screen readers. */
  label: string;
  /** 0 to 1; undefined while it is not known how much there is. */
  share: number | undefined;
  /** How far it is, in words, below the bar. */
  text?: string;
  tone?: 'brand' | 'success' | 'warning' | 'error';
}

/** How far something is. */
export function LabelledProgress({ label, share, text, tone = 'brand' }: LabelledProgressProps) {
  const styles = useStyles();
  return (
    <div className={styles.root}>
      <ProgressBar aria-label={label} value={share} color={tone} thickness="large" />
      {text !== undefined && <span className={styles.text}>{text}</span>}
    </div>
  );
}
