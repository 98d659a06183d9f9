import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useMemo, useState } from 'react';
import { useFormState, type Control, type UseFormSetFocus } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { SanitizedHtml } from '#ui/text/SanitizedHtml';
import { TextAreaField } from '#ui/form/TextAreaField';
import { FieldGroup } from './FieldGroup';
import { formMessages as messages } from './formMessages';
import { isFormatted, type TaskValues } from './taskForm';

const useStyles = makeStyles({
  html: {
    boxSizing: 'border-box',
    width: '100%',
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
  },
});

export interface DescriptionFieldProps {
  control: Control<TaskValues>;
  setFocus: UseFormSetFocus<TaskValues>;
  /** The HTML stored on the server. */
  html: string;
}

/** The description of a task. It is edited as plain text; formatted text is displayed first. */
export function DescriptionField({ control, setFocus, html }: DescriptionFieldProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const [isEditing, setIsEditing] = useState(false);
  const { dirtyFields } = useFormState({ control, name: 'description' });
  const hasForm = useMemo(() => isFormatted(html), [html]);
  useEffect(() => {
    if (isEditing) setFocus('description');
  }, [isEditing, setFocus]);
  if (hasForm && !isEditing && !dirtyFields.description) {
    return (
      <FieldGroup label={formatMessage(messages.description)}>
        <div className={styles.html}>
          <SanitizedHtml html={html} />
        </div>
        <Button size="small" onClick={() => setIsEditing(true)}>
          {formatMessage(messages.editText)}
        </Button>
      </FieldGroup>
    );
  }
  return (
    <TextAreaField
      control={control}
      name="description"
      label={formatMessage(messages.description)}
      {...(hasForm && { hint: formatMessage(messages.plainHint) })}
      rows={6}
    />
  );
}
