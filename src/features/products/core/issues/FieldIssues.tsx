import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { get, useFormState, useWatch, type FieldPath } from 'react-hook-form';
import type { FormIssue } from './formIssues';
import { IssueIcon } from '#entities/issue/IssueIcon';
import { useProductForm } from '../useProductForm';
import type { ProductValues } from '../values/productValues';
import { isSameValue } from '#lib/isSameValue';

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

export interface FieldIssuesProps {
  field: string;
  issues: readonly FormIssue[];
}

/** The issues of a field's stored value. Hidden once another value is entered. */
export function FieldIssues({ field, issues }: FieldIssuesProps) {
  const styles = useStyles();
  const { control } = useProductForm();
  const { defaultValues } = useFormState({ control });
  // The form's own record of changed fields would compare all fields of all variants at every change.
  const value: unknown = useWatch({ control, name: field as FieldPath<ProductValues> });
  if (!isSameValue(value, get(defaultValues, field))) return null;
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
