import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  stat: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalXXS, minWidth: '120px' },
  label: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3 },
  value: { ...typographyStyles.subtitle1, fontVariantNumeric: 'tabular-nums' },
  note: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3 },
});

/** One key figure with its label and an optional note below. */
export function Stat({ label, value, note }: { label: string; value: ReactNode; note?: ReactNode }) {
  const styles = useStyles();
  return (
    <div className={styles.stat}>
      <span className={styles.label}>{label}</span>
      <span className={styles.value}>{value}</span>
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </div>
  );
}
