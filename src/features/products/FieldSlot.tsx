import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { FieldIssues } from './FieldIssues';
import { useFieldIssues } from './formIssues';

/** Props of `FieldSlot`. */
export interface FieldSlotProps {
  /** Path of the field in the form. */
  field: string;
  /** Whether the issues of its parts are shown here too. */
  isWhole?: boolean;
  children: ReactNode;
}

const useStyles = makeStyles({
  slot: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalXS, minWidth: 0 },
});

/** The place of a field: links to issues lead here, and its issues stand below it. */
export function FieldSlot({ field, isWhole = false, children }: FieldSlotProps) {
  const issues = useFieldIssues(field, isWhole);
  return (
    <div id={field} className={useStyles().slot}>
      {children}
      {issues.length > 0 && <FieldIssues field={field} issues={issues} />}
    </div>
  );
}
