import { useIntl } from 'react-intl';
import type { InvoiceStatus } from '#graphql/types.generated';
import { StatusBadge } from '#ui/text/StatusBadge';
import { invoiceTones } from './invoiceChoices';
import { messages } from './messages';

/** The status of an invoice as a badge. */
export function InvoiceStatusBadge({ status }: { status: InvoiceStatus }) {
  const { formatMessage } = useIntl();
  return <StatusBadge tone={invoiceTones[status]} label={formatMessage(messages[status])} />;
}
