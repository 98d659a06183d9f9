import { Field, Input } from '@fluentui/react-components';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { dateMessages as messages } from './dateMessages';
import { useFormStyles } from '../formStyles';

const dayMs = 86_400_000;

/** A period of two dates. The second cannot be before the first, and the number of days follows. */
export function DateRange() {
  const { formatMessage } = useIntl();
  const styles = useFormStyles();
  const [from, setFrom] = useState('2026-11-27');
  const [until, setUntil] = useState('2026-11-30');
  const isReversed = from !== '' && until !== '' && until < from;
  const days = (Date.parse(until) - Date.parse(from)) / dayMs + 1;
  return (
    <div role="group" aria-label={formatMessage(messages.sale)} className={styles.columns}>
      <Field label={formatMessage(messages.firstDay)}>
        <Input type="date" max={until} value={from} onChange={(_event, { value }) => setFrom(value)} />
      </Field>
      <Field
        label={formatMessage(messages.lastDay)}
        validationState={isReversed ? 'error' : 'none'}
        validationMessage={
          isReversed
            ? formatMessage(messages.reversed)
            : Number.isNaN(days)
              ? undefined
              : formatMessage(messages.days, { count: days })
        }
      >
        <Input type="date" min={from} value={until} onChange={(_event, { value }) => setUntil(value)} />
      </Field>
    </div>
  );
}
