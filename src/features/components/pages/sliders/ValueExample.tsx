import { Field, makeStyles, Slider } from '@fluentui/react-components';
import { useState } from 'react';

const useStyles = makeStyles({ field: { maxWidth: '320px' } });

/** A number in a range, shown beside the label. */
export function ValueExample() {
  const [discount, setDiscount] = useState(20);
  return (
    <Field className={useStyles().field} label={`Discount: ${discount}%`}>
      <Slider
        min={0}
        max={50}
        step={5}
        value={discount}
        onChange={(_event, { value }) => setDiscount(value)}
        aria-valuetext={`${discount} percent`}
      />
    </Field>
  );
}
