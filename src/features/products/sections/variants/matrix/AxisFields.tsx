import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Add16Regular } from '@fluentui/react-icons/svg/add';
import { Dismiss16Regular } from '@fluentui/react-icons/svg/dismiss';
import { useFieldArray, useWatch, type UseFormReturn } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { PickerField } from '#ui/form/picker/PickerField';
import { TextField } from '#ui/form/TextField';
import type { AxisChoices, MatrixValues } from './useAxisChoices';
import { matrixMessages as messages } from './matrixMessages';
import { maxAxes } from './variantMatrix';

const useStyles = makeStyles({
  axis: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 32px',
    alignItems: 'start',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalS}`,
    padding: tokens.spacingHorizontalM,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  // In line with the field for the name, below its label.
  remove: { marginBlockStart: '26px' },
  wide: { gridColumn: '1 / -1', minWidth: 0 },
  add: { alignSelf: 'start' },
  addAll: { gridColumn: '1 / -1', justifySelf: 'start' },
});

interface AxisProps extends Pick<AxisChoices, 'getOptions'> {
  form: UseFormReturn<MatrixValues>;
  index: number;
  onRemove: (() => void) | undefined;
}

function AxisField({ form, index, getOptions, onRemove }: AxisProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const { control, setValue } = form;
  const [typed, values] = useWatch({ control, name: [`axes.${index}.name`, `axes.${index}.options`] });
  const name = typed.trim();
  const number = index + 1;
  const options = getOptions(name);
  const missing = options.filter(({ value }) => !values.includes(value));
  const getText = (value: string) => options.find((option) => option.value === value)?.text ?? value;
  return (
    <div role="group" aria-label={name || formatMessage(messages.name, { number })} className={styles.axis}>
      <TextField
        control={control}
        name={`axes.${index}.name`}
        label={formatMessage(messages.name, { number })}
        placeholder={formatMessage(messages.nameHint)}
      />
      {onRemove ? (
        <Button
          className={styles.remove}
          appearance="subtle"
          icon={<Dismiss16Regular />}
          aria-label={formatMessage(messages.removeAxis, { number })}
          onClick={onRemove}
        />
      ) : (
        <span />
      )}
      <div className={styles.wide}>
        <PickerField
          control={control}
          name={`axes.${index}.options`}
          label={name ? formatMessage(messages.values, { name }) : formatMessage(messages.valuesOf, { number })}
          hint={formatMessage(messages.valuesHint)}
          options={options}
          toText={getText}
          addText={(value) => formatMessage(messages.addValue, { value })}
        />
      </div>
      {missing.length > 1 && (
        <Button
          className={styles.addAll}
          size="small"
          icon={<Add16Regular />}
          onClick={() =>
            setValue(`axes.${index}.options`, [...values, ...missing.map(({ value }) => value)], { shouldDirty: true })
          }
        >
          {formatMessage(messages.addAll, { count: missing.length, name })}
        </Button>
      )}
    </div>
  );
}

/** What the variants differ in: up to three options, each with its values. */
export function AxisFields({ form, getOptions }: Pick<AxisProps, 'form' | 'getOptions'>) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'axes', keyName: 'key' });
  return (
    <>
      {fields.map(({ key }, index) => (
        <AxisField
          key={key}
          form={form}
          index={index}
          getOptions={getOptions}
          onRemove={fields.length > 1 ? () => remove(index) : undefined}
        />
      ))}
      {fields.length < maxAxes && (
        <Button
          className={styles.add}
          size="small"
          icon={<Add16Regular />}
          onClick={() => append({ name: '', options: [] }, { focusName: `axes.${fields.length}.name` })}
        >
          {formatMessage(messages.addAxis)}
        </Button>
      )}
    </>
  );
}
