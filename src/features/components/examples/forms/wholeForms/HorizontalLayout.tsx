import { Field, Input, makeStyles, Textarea, tokens } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { recordMessages as messages } from './recordMessages';

const useStyles = makeStyles({
  form: { display: 'grid', rowGap: tokens.spacingVerticalM, maxWidth: '640px', containerType: 'inline-size' },
  // Labels move above their fields when there is no room beside them.
  field: { '@container (max-width: 420px)': { display: 'flex', flexDirection: 'column' } },
});

/** Labels beside their fields, for short forms in wide windows. */
export function HorizontalLayout() {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  return (
    <div className={styles.form}>
      <Field orientation="horizontal" className={styles.field} label={formatMessage(messages.company)}>
        <Input autoComplete="organization" dir="auto" />
      </Field>
      <Field orientation="horizontal" className={styles.field} label={formatMessage(messages.email)}>
        <Input type="email" autoComplete="email" dir="ltr" />
      </Field>
      <Field orientation="horizontal" className={styles.field} label={formatMessage(messages.note)}>
        <Textarea rows={3} dir="auto" />
      </Field>
    </div>
  );
}
