import { Field, Input } from '@fluentui/react-components';
import { Search20Regular } from '@fluentui/react-icons/svg/search';
import { useIntl } from 'react-intl';
import { useFormStyles } from '../formStyles';
import { inputMessages as messages } from './inputMessages';

/** Text inputs with the type that gives the right keyboard and autofill. */
export function TextInputs() {
  const { formatMessage } = useIntl();
  const styles = useFormStyles();
  return (
    <div className={styles.columns}>
      <Field label={formatMessage(messages.productName)} hint={formatMessage(messages.productNameHint)} required>
        <Input dir="auto" />
      </Field>
      <Field label={formatMessage(messages.email)}>
        <Input type="email" autoComplete="email" dir="ltr" />
      </Field>
      <Field label={formatMessage(messages.password)}>
        <Input type="password" autoComplete="new-password" />
      </Field>
      <Field label={formatMessage(messages.search)}>
        <Input type="search" contentBefore={<Search20Regular />} />
      </Field>
      <Field label={formatMessage(messages.weight)}>
        <Input inputMode="decimal" contentAfter="kg" />
      </Field>
      <Field label={formatMessage(messages.url)}>
        <Input type="url" dir="ltr" contentBefore="https://" />
      </Field>
    </div>
  );
}
