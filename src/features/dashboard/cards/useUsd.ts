import { useIntl } from 'react-intl';

/** Formats amounts in US dollars, without cents and shortened from a million on. */
export function useUsd(): (amount: number | string) => string {
  const { formatNumber } = useIntl();
  return (amount) =>
    formatNumber(Number(amount), {
      style: 'currency',
      currency: 'USD',
      maximumFractionDigits: 0,
      ...(Math.abs(Number(amount)) >= 1_000_000 && { notation: 'compact', maximumFractionDigits: 2 }),
    });
}
