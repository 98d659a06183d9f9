import { Field, Radio, RadioGroup } from '@fluentui/react-components';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { choiceMessages as messages } from './choiceMessages';

const policies = ['rejectEverything', 'rejectRows', 'ignore'] as const;

/** One of a few options that should all be visible. */
export function RadioChoices() {
  const { formatMessage } = useIntl();
  const [policy, setPolicy] = useState<string>('rejectRows');
  return (
    <Field label={formatMessage(messages.errorPolicy)} hint={formatMessage(messages.errorPolicyHint)}>
      <RadioGroup value={policy} onChange={(_event, { value }) => setPolicy(value)}>
        {policies.map((value) => (
          <Radio key={value} value={value} label={formatMessage(messages[value])} />
        ))}
      </RadioGroup>
    </Field>
  );
}
