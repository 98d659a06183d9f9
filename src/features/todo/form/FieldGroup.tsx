import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useId, type ReactNode } from 'react';

const useStyles = makeStyles({
  group: { display: 'grid', rowGap: tokens.spacingVerticalXXS, justifyItems: 'start' },
  label: { ...typographyStyles.body1, paddingBlock: tokens.spacingVerticalXXS },
});

export interface FieldGroupProps {
  label: string;
  children: ReactNode;
}

/** Several form controls under one label, styled like Fluent's `Field`, which supports only one control. */
export function FieldGroup({ label, children }: FieldGroupProps) {
  const styles = useStyles();
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={styles.group}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      {children}
    </div>
  );
}
