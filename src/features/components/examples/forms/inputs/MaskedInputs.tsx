import { Field, Input } from '@fluentui/react-components';
import { Maskito, type MaskitoOptions } from '@maskito/core';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useFormStyles } from '../formStyles';
import { inputMessages as messages } from './inputMessages';

const digits = (count: number) => Array.from({ length: count }, () => /\d/);
const letter = /[A-Z0-9]/;

const phone: MaskitoOptions = { mask: ['+', ...digits(2), ' ', ...digits(3), ' ', ...digits(3), ' ', ...digits(4)] };
const expiry: MaskitoOptions = { mask: [/[01]/, /\d/, '/', ...digits(2)] };
const iban: MaskitoOptions = {
  mask: [/[A-Z]/, /[A-Z]/, ...digits(2), ...Array.from({ length: 38 }, (_, at) => (at % 5 ? letter : ' '))],
  preprocessors: [({ elementState, data }) => ({ elementState, data: data.toUpperCase() })],
};

function MaskedField({ label, hint, mask }: { label: string; hint: string; mask: MaskitoOptions }) {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!ref.current) return;
    const maskito = new Maskito(ref.current, mask);
    return () => maskito.destroy();
  }, [mask]);
  return (
    <Field label={label} hint={hint}>
      <Input ref={ref} dir="ltr" inputMode={mask === iban ? 'text' : 'numeric'} autoComplete="off" />
    </Field>
  );
}

/** Inputs that add separators while typing. They accept pasted text with or without them. */
export function MaskedInputs() {
  const { formatMessage } = useIntl();
  const styles = useFormStyles();
  return (
    <div className={styles.columns}>
      <MaskedField
        label={formatMessage(messages.phone)}
        hint={formatMessage(messages.example, { example: '+47 555 123 4567' })}
        mask={phone}
      />
      <MaskedField
        label={formatMessage(messages.expiry)}
        hint={formatMessage(messages.example, { example: '08/29' })}
        mask={expiry}
      />
      <MaskedField
        label={formatMessage(messages.iban)}
        hint={formatMessage(messages.example, { example: 'DE02 1203 0000 0000 2020 51' })}
        mask={iban}
      />
    </div>
  );
}
