import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { get, useFormState } from 'react-hook-form';
import type { FormIssue } from './formIssues';
import { IssueIcon } from '../list/IssueIcon';
import { useProductForm } from '../form/useProductForm';

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalXXS, margin: 0, padding: 0 },
  issue: {
    ...typographyStyles.caption1,
    display: 'flex',
    columnGap: tokens.spacingHorizontalXS,
    color: tokens.colorNeutralForeground2,
    listStyleType: 'none',
    overflowWrap: 'anywhere',
  },
});

/** Props of `FieldIssues`. */
export interface FieldIssuesProps {
  field: string;
  issues: readonly FormIssue[];
}

/** The issues of a field's stored value. Hidden once another value is entered. */
export function FieldIssues({ field, issues }: FieldIssuesProps) {
  const styles = useStyles();
  const { control } = useProductForm();
  const { dirtyFields } = useFormState({ control });
  if (get(dirtyFields, field)) return null;
  return (
    <ul className={styles.list}>
      {issues.map(({ id, severity, message, suggestedFix }) => (
        <li key={id} className={styles.issue}>
          <IssueIcon severity={severity} />
          <span>
            {message} {suggestedFix}
          </span>
        </li>
      ))}
    </ul>
  );
}
