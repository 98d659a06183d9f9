import { useIntl } from 'react-intl';

/** Returns a function for a time without input, such as “15 minutes” or “2 hours”. */
export function useIdleLabel(): (minutes: number) => string {
  const { formatNumber } = useIntl();
  return (minutes) =>
    minutes < 60
      ? formatNumber(minutes, { style: 'unit', unit: 'minute', unitDisplay: 'long' })
      : formatNumber(minutes / 60, { style: 'unit', unit: 'hour', unitDisplay: 'long' });
}
