import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { getErrorCode } from '#graphql/errors';
import { usePageTitle } from '#routing/pageNames';
import { href, paths } from '#routing/paths';
import { Page } from '#ui/layout/Page';
import { QueryView } from '#ui/state/QueryView';
import { formMessages } from './formMessages';
import { useInvoiceEditQuery } from './InvoiceEdit.generated';
import { InvoiceEditor } from './InvoiceEditor';
import { InvoiceNotFound } from '../InvoiceNotFound';
import { InvoiceStatusBadge } from '../InvoiceStatusBadge';
import { messages } from '../messages';
import { Placeholder } from '#ui/state/Placeholder';
import { useFormStyles } from './useInvoiceFormStyles';

/** Placeholder of the form while the invoice loads, as high as a form with one item. */
function InvoiceFormSkeleton() {
  return (
    <div className={useFormStyles().grid}>
      <Placeholder height={1132} />
      <Placeholder height={332} />
    </div>
  );
}

/** Page to edit an invoice. The form starts with the current data from the server. */
export function InvoiceEdit() {
  const { formatMessage } = useIntl();
  const { invoiceId = '' } = useParams();
  const result = useInvoiceEditQuery({ variables: { id: invoiceId }, fetchPolicy: 'network-only' });
  const invoice = result.data?.invoice;
  usePageTitle(invoice && formatMessage(messages.named, { id: invoiceId }), href(paths.invoicePreview, { invoiceId }));

  if (getErrorCode(result.error) === 'NOT_FOUND') return <InvoiceNotFound />;
  return (
    <Page
      heading={formatMessage(formMessages.editHeading, { id: invoiceId })}
      badge={invoice && <InvoiceStatusBadge status={invoice.invoiceStatus} />}
    >
      <QueryView result={result} skeleton={<InvoiceFormSkeleton />}>
        {(data) => <InvoiceEditor key={data.invoice.id} invoice={data.invoice} />}
      </QueryView>
    </Page>
  );
}
