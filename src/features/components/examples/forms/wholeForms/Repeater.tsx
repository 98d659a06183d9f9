import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Add20Regular } from '@fluentui/react-icons/svg/add';
import { ArrowUp20Regular } from '@fluentui/react-icons/svg/arrow-up';
import { Delete20Regular } from '@fluentui/react-icons/svg/delete';
import { useRef } from 'react';
import { useFieldArray, useForm, useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { parseAmount } from '#ui/form/amounts';
import { TextField } from '#ui/form/TextField';
import { Money } from '#ui/text/Money';
import { useFormStyles } from '../formStyles';
import { recordMessages as messages } from './recordMessages';

const useStyles = makeStyles({
  line: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 96px auto auto',
    alignItems: 'end',
    columnGap: tokens.spacingHorizontalS,
    // The price would otherwise be as wide as the browser makes an input.
    '& span:has(> input), & input': { width: '100%', minWidth: 0 },
  },
});

const emptyLine = { name: '', price: '' };

/** A list of lines that can be added, moved up, and removed. Focus stays in the list. */
export function Repeater() {
  const { formatMessage } = useIntl();
  const form = useFormStyles();
  const styles = useStyles();
  const addButton = useRef<HTMLButtonElement>(null);
  const { control } = useForm({
    defaultValues: {
      lines: [
        { name: 'Two-person tent', price: '249' },
        { name: 'Groundsheet', price: '39.50' },
      ],
    },
  });
  const { fields, append, remove, move } = useFieldArray({ control, name: 'lines' });
  const lines = useWatch({ control, name: 'lines' });
  const total = lines.reduce((sum, { price }) => sum + (parseAmount(price) || 0), 0);
  return (
    <div role="group" aria-label={formatMessage(messages.offer)} className={form.fields}>
      {fields.map(({ id }, index) => {
        const number = index + 1;
        return (
          <div key={id} role="group" aria-label={formatMessage(messages.line, { number })} className={styles.line}>
            <TextField control={control} name={`lines.${index}.name`} label={formatMessage(messages.item)} />
            <TextField
              control={control}
              name={`lines.${index}.price`}
              inputMode="decimal"
              label={formatMessage(messages.price)}
            />
            <Button
              appearance="subtle"
              icon={<ArrowUp20Regular />}
              aria-label={formatMessage(messages.moveUp, { number })}
              disabledFocusable={index === 0}
              onClick={() => move(index, index - 1)}
            />
            <Button
              appearance="subtle"
              icon={<Delete20Regular />}
              aria-label={formatMessage(messages.removeLine, { number })}
              onClick={() => {
                remove(index);
                addButton.current?.focus();
              }}
            />
          </div>
        );
      })}
      <p className={form.text} role="status">
        {formatMessage(messages.total)}: <Money amount={total} currency="EUR" />
      </p>
      <div className={form.actions}>
        <Button ref={addButton} icon={<Add20Regular />} onClick={() => append(emptyLine)}>
          {formatMessage(messages.addLine)}
        </Button>
      </div>
    </div>
  );
}
