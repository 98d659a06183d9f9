import { useIntl } from 'react-intl';
import { Chart } from '#ui/chart/Chart';
import { FigureCard } from '#ui/chart/FigureCard';
import { useSessionsDeviceQuery } from '../Cards.generated';
import { messages } from '../messages';
import { PeriodSelect } from '../PeriodSelect';
import { cardHeight, type PeriodCardProps } from './cardTypes';
import { Figures } from './Figures';

const names = { desktop: messages.desktop, phone: messages.mobile, tablet: messages.tablet };

const isKnown = (icon: string): icon is keyof typeof names => icon in names;

/** The share of each type of device, and its change. */
export function SessionsDevice({ period, onPeriod }: PeriodCardProps) {
  const { formatMessage, formatNumber } = useIntl();
  const heading = formatMessage(messages.devices);
  const toPercent = (value: number, signDisplay: 'auto' | 'exceptZero' = 'auto') =>
    formatNumber(value / 100, { style: 'percent', maximumFractionDigits: 1, signDisplay });
  const result = useSessionsDeviceQuery({ variables: { period } });
  return (
    <FigureCard
      heading={heading}
      actions={<PeriodSelect card={heading} value={period} onChange={onPeriod} />}
      result={result}
      height={cardHeight}
    >
      {({ analyticsCards: { sessionsDevice } }) => {
        const toName = (device: (typeof sessionsDevice.devices)[number]) =>
          isKnown(device.icon) ? formatMessage(names[device.icon]) : device.name;
        return (
          <>
            <Chart
              kind="pie"
              label={heading}
              height={190}
              format={toPercent}
              data={{
                categories: sessionsDevice.devices.map(toName),
                series: [{ name: heading, values: sessionsDevice.devices.map(({ usage }) => usage) }],
              }}
            />
            <Figures
              items={sessionsDevice.devices.map((device) => ({
                label: toName(device),
                value: toPercent(device.upDown, 'exceptZero'),
              }))}
            />
          </>
        );
      }}
    </FigureCard>
  );
}
