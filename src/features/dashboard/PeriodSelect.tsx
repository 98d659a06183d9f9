import { useIntl } from 'react-intl';
import type { CardPeriod } from '#graphql/types.generated';
import { NativeSelect } from '#ui/control/NativeSelect';
import { periods } from './analyticsParams';
import { messages } from './messages';

export interface PeriodSelectProps {
  /** The heading of the card. */
  card: string;
  value: CardPeriod;
  onChange: (period: CardPeriod) => void;
}

/** Selects the period of a card. */
export function PeriodSelect({ card, value, onChange }: PeriodSelectProps) {
  const { formatMessage } = useIntl();
  return (
    <NativeSelect
      isSmall
      aria-label={formatMessage(messages.period, { card })}
      value={value}
      onChange={({ target }) => onChange(periods.find((period) => period === target.value) ?? value)}
    >
      {periods.map((period) => (
        <option key={period} value={period}>
          {formatMessage(messages[period])}
        </option>
      ))}
    </NativeSelect>
  );
}
