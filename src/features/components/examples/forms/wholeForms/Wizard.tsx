import { zodResolver } from '@hookform/resolvers/zod';
import { Button } from '@fluentui/react-components';
import { useRef, useState } from 'react';
import { useForm, type FieldPath } from 'react-hook-form';
import { useIntl, type IntlShape } from 'react-intl';
import * as z from 'zod/mini';
import { PickerField } from '#ui/form/picker/PickerField';
import { TextField } from '#ui/form/TextField';
import { KeyValueList } from '#ui/layout/KeyValueList';
import { Stepper } from '#ui/layout/Stepper';
import { useToast } from '#ui/state/useToast';
import { useFormStyles } from '../formStyles';
import { recordMessages as messages } from './recordMessages';

const schema = ({ formatMessage }: Pick<IntlShape, 'formatMessage'>) =>
  z.object({
    name: z.string().check(z.trim(), z.minLength(1, formatMessage(messages.nameMissing))),
    code: z.string().check(z.trim()),
    channels: z.array(z.string()).check(z.minLength(1, formatMessage(messages.channelMissing))),
  });

type Values = z.infer<ReturnType<typeof schema>>;

/** The steps, each with the fields that must be valid before the next one. */
const steps: readonly { id: 'basics' | 'selling' | 'review'; fields: readonly FieldPath<Values>[] }[] = [
  { id: 'basics', fields: ['name', 'code'] },
  { id: 'selling', fields: ['channels'] },
  { id: 'review', fields: [] },
];

const channels = ['Marketplace', 'Print catalog', 'Web shop'].map((text) => ({ value: text, text }));
const empty: Values = { name: '', code: '', channels: [] };

/** A long form in steps. Going back keeps what was entered, and the last step shows everything before it is sent. */
export function Wizard() {
  const intl = useIntl();
  const { formatMessage, formatList } = intl;
  const styles = useFormStyles();
  const toast = useToast();
  const heading = useRef<HTMLHeadingElement>(null);
  const [place, setPlace] = useState(0);
  const { control, getValues, handleSubmit, reset, trigger } = useForm({
    resolver: zodResolver(schema(intl)),
    defaultValues: empty,
  });
  const step = steps[place];
  if (!step) return null;

  const goTo = (next: number) => {
    setPlace(next);
    heading.current?.focus();
  };
  const finish = ({ name }: Values) => {
    toast.success(formatMessage(messages.ready, { name }));
    reset(empty);
    goTo(0);
  };
  const advance = async () => {
    if (step.id === 'review') await handleSubmit(finish)();
    else if (await trigger(step.fields, { shouldFocus: true })) goTo(place + 1);
  };
  const values = getValues();

  return (
    <form
      noValidate
      className={styles.fields}
      onSubmit={(event) => {
        event.preventDefault();
        void advance();
      }}
    >
      <Stepper
        label={formatMessage(messages.steps)}
        steps={steps.map(({ id }) => ({ name: formatMessage(messages[id]) }))}
        current={place}
      />
      <h3 ref={heading} tabIndex={-1} className={styles.text}>
        {formatMessage(messages[step.id])}
      </h3>
      {step.id === 'basics' && (
        <>
          <TextField control={control} name="name" label={formatMessage(messages.name)} isRequired />
          <TextField control={control} name="code" label={formatMessage(messages.code)} />
        </>
      )}
      {step.id === 'selling' && (
        <PickerField
          control={control}
          name="channels"
          label={formatMessage(messages.channels)}
          options={channels}
          isRequired
        />
      )}
      {step.id === 'review' && (
        <KeyValueList
          items={[
            { label: formatMessage(messages.name), value: values.name },
            { label: formatMessage(messages.code), value: values.code },
            { label: formatMessage(messages.channels), value: formatList(values.channels) },
          ]}
        />
      )}
      <div className={styles.actions}>
        <Button type="submit" appearance="primary">
          {formatMessage(step.id === 'review' ? messages.finish : messages.next)}
        </Button>
        {place > 0 && <Button onClick={() => goTo(place - 1)}>{formatMessage(messages.back)}</Button>}
      </div>
    </form>
  );
}
