import {
  Button,
  Field,
  Input,
  makeStyles,
  Popover,
  PopoverSurface,
  PopoverTrigger,
  tokens,
} from '@fluentui/react-components';
import { useState } from 'react';

const useStyles = makeStyles({ form: { display: 'grid', rowGap: tokens.spacingVerticalM } });

/** A small form that keeps the focus until it is closed. */
export function FormExample() {
  const styles = useStyles();
  const [isOpen, setIsOpen] = useState(false);
  const [price, setPrice] = useState('249.00');
  return (
    <Popover open={isOpen} onOpenChange={(_event, { open }) => setIsOpen(open)} trapFocus withArrow>
      <PopoverTrigger disableButtonEnhancement>
        <Button>Price: €{price}</Button>
      </PopoverTrigger>
      <PopoverSurface aria-label="Change the price">
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            const entered = new FormData(event.currentTarget).get('price');
            if (typeof entered === 'string') setPrice(entered);
            setIsOpen(false);
          }}
        >
          <Field label="Price">
            <Input name="price" defaultValue={price} contentBefore="€" />
          </Field>
          <Button appearance="primary" type="submit">
            Apply
          </Button>
        </form>
      </PopoverSurface>
    </Popover>
  );
}
