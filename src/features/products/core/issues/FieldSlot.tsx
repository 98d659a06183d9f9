import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { ReadOnlyFields } from '#ui/form/ReadOnlyFields';
import { useIsReadOnly } from '../readOnly';
import { FieldIssues } from './FieldIssues';
import { useFieldIssues } from './formIssues';

export interface FieldSlotProps {
  /** Path of the field in the form. */
  field: string;
  /** Paths of nested fields whose issues are shown elsewhere. */
  except?: readonly string[];
  /** Whether its issues are hidden, because it has a new value. */
  isChanged?: boolean;
  /** Whether issues of nested fields are shown here too. */
  isWhole?: boolean;
  children: ReactNode;
}

const useStyles = makeStyles({
  slot: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalXS, minWidth: 0 },
});

/**
 * Container of a field. It is the target of links to the field's issues and shows them below the field. In a form that
 * is read-only, it disables all controls of the field.
 */
export function FieldSlot({ field, isChanged = false, isWhole = false, except = [], children }: FieldSlotProps) {
  const issues = useFieldIssues(field, isWhole).filter(({ path }) => !except.some((one) => one === path));
  const styles = useStyles();
  const isReadOnly = useIsReadOnly();
  return (
    <div id={field} className={styles.slot}>
      {isReadOnly ? <ReadOnlyFields className={styles.slot}>{children}</ReadOnlyFields> : children}
      {issues.length > 0 && !isChanged && <FieldIssues field={field} issues={issues} />}
    </div>
  );
}
