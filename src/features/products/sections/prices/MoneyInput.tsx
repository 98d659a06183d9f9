import { Input, makeStyles, tokens, type InputProps } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { inCurrency } from '#i18n/currency';
import { useDecimalField, useDecimals } from '#ui/form/useDecimals';

const useStyles = makeStyles({
  input: { minWidth: 0 },
  unit: { color: tokens.colorNeutralForeground3 },
  buttons: { display: 'flex', marginInlineEnd: `calc(-1 * ${tokens.spacingHorizontalXS})` },
});

export interface MoneyInputProps extends Pick<InputProps, 'name'> {
  /** Its name for screen readers, with the currency. */
  label: string;
  /** ISO 4217. */
  currency: string;
  /** What was typed, with a decimal point. */
  value: string;
  placeholder?: string | undefined;
  buttons?: ReactNode;
  onChange: (value: string) => void;
  onBlur: () => void;
}

/** A field for an amount, with the symbol of its currency on the side where the language has it. */
export function MoneyInput({
  label,
  currency,
  value,
  placeholder,
  buttons,
  onChange,
  onBlur,
  ...others
}: MoneyInputProps) {
  const { locale, formatters } = useIntl();
  const styles = useStyles();
  const { show } = useDecimals();
  const { input } = useDecimalField({ value, onChange, onBlur });
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
      {...input}
      placeholder={placeholder === undefined ? undefined : show(placeholder)}
    />
  );
}
