import { Field, Input } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { useFormStyles } from '../formStyles';
import { inputMessages as messages } from './inputMessages';

/** Inputs that are read-only, disabled, or checked. The message below tells the state, not only the color. */
export function InputStates() {
  const { formatMessage } = useIntl();
  const styles = useFormStyles();
  return (
    <div className={styles.columns}>
      <Field label={formatMessage(messages.sku)} hint={formatMessage(messages.readOnly)}>
        <Input defaultValue="TENT-2P" readOnly />
      </Field>
      <Field label={formatMessage(messages.brand)} hint={formatMessage(messages.disabled)}>
        <Input defaultValue="Alpenglow" disabled />
      </Field>
      <Field label={formatMessage(messages.gtin)} validationMessage={formatMessage(messages.gtinWrong)}>
        <Input defaultValue="4006381333932" inputMode="numeric" />
      </Field>
      <Field
        label={formatMessage(messages.slug)}
        validationState="success"
        validationMessage={formatMessage(messages.slugFree)}
      >
        <Input defaultValue="two-person-tent" dir="ltr" />
      </Field>
    </div>
  );
}
