import { Field, Textarea } from '@fluentui/react-components';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useFormStyles } from '../formStyles';
import { inputMessages as messages } from './inputMessages';

const limit = 160;

/** A text area that counts what is left, and lets you paste too much and shorten it. */
export function TextAreaCounter() {
  const { formatMessage } = useIntl();
  const styles = useFormStyles();
  const [text, setText] = useState('');
  const left = limit - text.length;
  return (
    <div className={styles.fields}>
      <Field
        label={formatMessage(messages.seoDescription)}
        validationState={left < 0 ? 'error' : 'none'}
        validationMessage={formatMessage(left < 0 ? messages.tooLong : messages.charactersLeft, {
          count: Math.abs(left),
        })}
      >
        <Textarea dir="auto" rows={4} resize="vertical" value={text} onChange={(_event, { value }) => setText(value)} />
      </Field>
    </div>
  );
}
