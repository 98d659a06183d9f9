import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { href, paths } from '../../routing/paths';
import { Panel } from '../../ui/Panel';
import { Placeholder } from '../../ui/Placeholder';
import { QueryView } from '../../ui/QueryView';
import { Stat } from '../../ui/Stat';
import { TextLink } from '../../ui/TextLink';
import { Dollars } from './Dollars';
import { figureMessages as messages } from './figureMessages';
import { useInvoiceFiguresQuery, type InvoiceFiguresQuery } from './InvoiceFigures.generated';

const useStyles = makeStyles({
  figures: {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: tokens.spacingHorizontalM,
    '@media (max-width: 799.98px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

/** What a figure shows; nothing of it is known while it is on its way. */
interface Figure {
  label: MessageDescriptor;
  value?: ReactNode;
  note?: ReactNode;
}

function Figures({ figures }: { figures: readonly Figure[] }) {
  const { formatMessage } = useIntl();
  const isBusy = figures.every(({ value }) => value === undefined);
  return (
    <div role="group" aria-label={formatMessage(messages.label)} aria-busy={isBusy} className={useStyles().figures}>
      {figures.map(({ label, value, note }) => (
        <Panel key={label.id}>
          <Stat
            label={formatMessage(label)}
            value={value ?? <Placeholder width="70%" isInline />}
            note={note ?? <Placeholder width="45%" isInline />}
          />
        </Panel>
      ))}
    </div>
  );
}

const unknown = [messages.total, messages.paid, messages.outstanding, messages.pastDue].map((label) => ({ label }));

/** What was billed and paid and what is still to come, over all invoices, whatever the list below shows. */
export function InvoiceFigures() {
  const { formatMessage } = useIntl();
  const result = useInvoiceFiguresQuery();
  const count = (invoices: number) => formatMessage(messages.count, { count: invoices });
  const figuresOf = ({ invoiceStats: stats }: InvoiceFiguresQuery): Figure[] => {
    const late = stats.byStatus.find(({ status }) => status === 'PAST_DUE');
    const share = (amount: number) => formatMessage(messages.share, { share: stats.total && amount / stats.total });
    const lateSum = <Dollars amount={late?.total ?? 0} />;
    return [
      { label: messages.total, value: <Dollars amount={stats.total} />, note: count(stats.count) },
      { label: messages.paid, value: <Dollars amount={stats.paid} />, note: share(stats.paid) },
      { label: messages.outstanding, value: <Dollars amount={stats.outstanding} />, note: share(stats.outstanding) },
      {
        label: messages.pastDue,
        value: late?.count ? (
          <TextLink to={href(paths.invoiceList, {}, { status: 'PAST_DUE' })}>{lateSum}</TextLink>
        ) : (
          lateSum
        ),
        note: count(late?.count ?? 0),
      },
    ];
  };
  return (
    <QueryView result={result} skeleton={<Figures figures={unknown} />}>
      {(data) => <Figures figures={figuresOf(data)} />}
    </QueryView>
  );
}
