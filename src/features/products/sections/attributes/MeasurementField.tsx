import { Field, Input, makeStyles, Select, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { splitMeasurement } from '#entities/attribute/attributeValue';
import { valueMessages } from '#entities/attribute/valueMessages';
import { isUnclear } from '#lib/decimalText';
import { useDecimalField } from '#ui/form/useDecimals';
import { useFieldValue } from '../../core/fields/useFieldValue';
import type { AttributePath } from '../../core/values/productValues';

const useStyles = makeStyles({
  parts: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(84px, max-content)',
    columnGap: tokens.spacingHorizontalXS,
  },
});

/** Splits a value whose number is unclear, and so can have spaces. */
function splitUnclear(value: string, codes: readonly string[]) {
  const unit = codes.find((code) => value.endsWith(` ${code}`)) ?? '';
  return { amount: unit === '' ? value : value.slice(0, -unit.length - 1), unit };
}

export interface MeasurementFieldProps {
  name: AttributePath;
  label: string;
  /** The units that can be used. */
  units: readonly { code: string }[];
}

/** A number and its unit. The value is their text, such as `1.5 kg`. */
export function MeasurementField({ name, label, units }: MeasurementFieldProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const { ref, value, onChange, onBlur, error } = useFieldValue(name);
  const codes = units.map(({ code }) => code);
  const { amount, unit } = isUnclear(value) ? splitUnclear(value, codes) : splitMeasurement(value);
  // Without a number, the value has no unit: the one that was selected stays.
  const [selected, setSelected] = useState(codes[0] ?? '');
  const shown = unit || selected;
  const change = (number: string, code: string) => {
    setSelected(code);
    onChange(number === '' ? '' : `${number} ${code}`);
  };
  const decimal = useDecimalField({ value: amount, onChange: (number) => change(number, shown), onBlur, error });
  return (
    <Field validationMessage={decimal.error}>
      <div className={styles.parts}>
        <Input
          ref={ref}
          name={name}
          aria-label={label}
          inputMode="decimal"
          style={{ minWidth: 0 }}
          input={{ style: { minWidth: 0 } }}
          {...decimal.input}
        />
        <Select
          aria-label={formatMessage(valueMessages.unitOf, { attribute: label })}
          value={shown}
          onChange={(_event, data) => change(amount, data.value)}
        >
          {[...codes, ...(codes.includes(shown) ? [] : [shown])].map((code) => (
            <option key={code} value={code}>
              {code}
            </option>
          ))}
        </Select>
      </div>
    </Field>
  );
}
