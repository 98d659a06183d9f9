import { useIntl } from 'react-intl';
import type { InvoiceBalance, InvoiceStatus } from '#graphql/types.generated';
import { StatFilter } from '#ui/filter/StatFilter';
import { QueryView } from '#ui/state/QueryView';
import { Dollars } from '../Dollars';
import { figureMessages as messages } from './figureMessages';
import { useInvoiceFiguresQuery, type InvoiceFiguresQuery } from './InvoiceStatFilters.generated';

/** The filters set by the figures. */
interface Shown {
  status: InvoiceStatus | null;
  balance: InvoiceBalance | null;
}

const ALL = { status: null, balance: null };
const SHOWN = {
  SETTLED: { status: null, balance: 'SETTLED' },
  OPEN: { status: null, balance: 'OPEN' },
  PAST_DUE: { status: 'PAST_DUE', balance: null },
} as const satisfies Record<string, Shown>;

type StatFilterItem = keyof typeof SHOWN;

export interface InvoiceStatFiltersProps extends Shown {
  onChange: (shown: Shown) => void;
}

/**
 * Totals billed, paid, and outstanding over all invoices. Selecting a figure filters the list by the invoices it
 * counts.
 */
export function InvoiceStatFilters({ status, balance, onChange }: InvoiceStatFiltersProps) {
  const { formatMessage } = useIntl();
  const result = useInvoiceFiguresQuery();
  const isShown = (shown: Shown) => shown.status === status && shown.balance === balance;
  const pressed = isShown(ALL)
    ? null
    : (Object.keys(SHOWN) as StatFilterItem[]).find((figure) => isShown(SHOWN[figure]));

  const draw = (stats: InvoiceFiguresQuery['invoiceStats'] | undefined) => {
    const late = stats?.byStatus.find((each) => each.status === 'PAST_DUE');
    const figure = (amount: InvoiceFiguresQuery['invoiceStats']['total'] | undefined, count: number | undefined) => ({
      figure: amount === undefined ? null : <Dollars amount={amount} />,
      note: count === undefined ? null : formatMessage(messages.count, { count }),
    });
    return (
      <StatFilter<StatFilterItem>
        label={formatMessage(messages.label)}
        figures={[
          { value: null, label: formatMessage(messages.total), ...figure(stats?.total, stats?.count) },
          { value: 'SETTLED', label: formatMessage(messages.paid), ...figure(stats?.paid, stats?.settledCount) },
          {
            value: 'OPEN',
            label: formatMessage(messages.outstanding),
            ...figure(stats?.outstanding, stats?.openCount),
          },
          {
            value: 'PAST_DUE',
            label: formatMessage(messages.pastDue),
            ...figure(late?.outstanding, late?.count),
            isDanger: Boolean(late?.count),
          },
        ]}
        value={pressed}
        onChange={(value) => onChange(value === null ? ALL : SHOWN[value])}
      />
    );
  };
  return (
    <QueryView result={result} skeleton={draw(undefined)}>
      {({ invoiceStats }) => draw(invoiceStats)}
    </QueryView>
  );
}
