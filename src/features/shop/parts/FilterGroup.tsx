import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  group: { minWidth: 0, margin: 0, padding: 0, border: 'none' },
  legend: { ...typographyStyles.body1Strong, padding: 0, marginBlockEnd: tokens.spacingVerticalXS },
});

/** A labeled group of filter controls. */
export function FilterGroup({ label, children }: { label: string; children: ReactNode }) {
  const styles = useStyles();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      {children}
    </fieldset>
  );
}
