import { useIntl } from 'react-intl';
import { href, paths } from '#routing/paths';
import { RecordNotFound } from '#ui/state/RecordNotFound';
import { LinkButton } from '#ui/control/LinkButton';
import { messages } from './messages';
import { titles } from './titles';

/** Shown when an invoice does not exist. */
export function InvoiceNotFound() {
  const { formatMessage } = useIntl();
  return (
    <RecordNotFound
      heading={formatMessage(titles.preview)}
      title={formatMessage(messages.goneTitle)}
      description={formatMessage(messages.goneText)}
      actions={<LinkButton to={href(paths.invoiceList)}>{formatMessage(messages.toInvoices)}</LinkButton>}
    />
  );
}
