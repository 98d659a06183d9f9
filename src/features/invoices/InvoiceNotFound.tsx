import { useIntl } from 'react-intl';
import { href, paths } from '#routing/paths';
import { EmptyState } from '#ui/state/EmptyState';
import { LinkButton } from '#ui/control/LinkButton';
import { Page } from '#ui/layout/Page';
import { messages } from './messages';
import { titles } from './titles';

/** Shown when an invoice does not exist. */
export function InvoiceNotFound() {
  const { formatMessage } = useIntl();
  return (
    <Page heading={formatMessage(titles.preview)}>
      <EmptyState
        drawing="search"
        title={formatMessage(messages.goneTitle)}
        description={formatMessage(messages.goneText)}
        actions={<LinkButton to={href(paths.invoiceList)}>{formatMessage(messages.toInvoices)}</LinkButton>}
      />
    </Page>
  );
}
