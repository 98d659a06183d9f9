import { Input, makeStyles, tokens, type InputProps } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { inCurrency } from '#i18n/currency';
import { useDecimals } from '#ui/form/useDecimals';

const useStyles = makeStyles({
  input: { minWidth: 0 },
  unit: { color: tokens.colorNeutralForeground3 },
  buttons: { display: 'flex', marginInlineEnd: `calc(-1 * ${tokens.spacingHorizontalXS})` },
});

export interface MoneyInputProps extends Pick<InputProps, 'name' | 'onBlur'> {
  /** Its name for screen readers, with the currency. */
  label: string;
  /** ISO 4217. */
  currency: string;
  /** What was typed, with a decimal point. */
  value: string;
  placeholder?: string | undefined;
  buttons?: ReactNode;
  onChange: (value: string) => void;
}

/** A field for an amount, with the symbol of its currency on the side where the language has it. */
export function MoneyInput({ label, currency, value, placeholder, buttons, onChange, ...others }: MoneyInputProps) {
  const { locale, formatters } = useIntl();
  const styles = useStyles();
  const { show, read } = useDecimals();
  const parts = formatters.getNumberFormat(locale, inCurrency(currency)).formatToParts(0);
  const isUnitFirst = parts[0]?.type === 'currency';
  const unit = <span className={styles.unit}>{parts.find(({ type }) => type === 'currency')?.value}</span>;
  return (
    <Input
      {...others}
      size="medium"
      className={styles.input}
      input={{ className: styles.input }}
      inputMode="decimal"
      aria-label={label}
      contentBefore={isUnitFirst ? unit : undefined}
      contentAfter={
        <>
          {!isUnitFirst && unit}
          {buttons && <span className={styles.buttons}>{buttons}</span>}
        </>
      }
      value={show(value)}
      placeholder={placeholder === undefined ? undefined : show(placeholder)}
      onChange={(_event, data) => onChange(read(data.value))}
    />
  );
}
