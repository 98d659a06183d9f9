import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { getErrorCode } from '#graphql/errors';
import { useNavigate } from '#routing/navigation';
import { usePageTitle } from '#routing/pageNames';
import { href, paths } from '#routing/paths';
import { useUrlState } from '#routing/useUrlState';
import { useSession } from '#session/sessionContext';
import { Page } from '#ui/layout/Page';
import { Placeholder } from '#ui/state/Placeholder';
import { QueryView } from '#ui/state/QueryView';
import { TextLink } from '#ui/text/TextLink';
import { InvoiceActions } from '../list/InvoiceActions';
import { InvoiceDate } from '../list/InvoiceDate';
import { previewParams } from '../list/invoiceDialog';
import { InvoiceDialogs } from '../list/InvoiceDialogs';
import { InvoiceNotFound } from '../InvoiceNotFound';
import { InvoiceDocument } from './InvoiceDocument';
import { useInvoicePreviewQuery } from './InvoicePreview.generated';
import { InvoiceStatusBadge } from '../InvoiceStatusBadge';
import { messages } from '../messages';
import { previewMessages } from './previewMessages';

/** Preview of an invoice with its actions. */
export function InvoicePreview() {
  const { formatMessage } = useIntl();
  const { can } = useSession();
  const navigate = useNavigate();
  const { invoiceId = '' } = useParams();
  const [{ dialog }, setState] = useUrlState(previewParams);
  const result = useInvoicePreviewQuery({ variables: { id: invoiceId } });
  const invoice = result.data?.invoice;
  const name = formatMessage(messages.named, { id: invoiceId });
  usePageTitle(invoice && name);
  const isAllowed = dialog !== null && can(dialog === 'delete' ? 'delete' : 'update', 'Invoice');

  if (getErrorCode(result.error) === 'NOT_FOUND') return <InvoiceNotFound />;
  return (
    <Page
      isNarrow
      heading={name}
      badge={invoice && <InvoiceStatusBadge status={invoice.invoiceStatus} />}
      description={
        invoice &&
        formatMessage(invoice.order ? previewMessages.orderDescription : previewMessages.description, {
          order: invoice.order && (
            <TextLink key="order" to={href(paths.orderView, { orderId: invoice.order.id })}>
              <bdi>{invoice.order.number}</bdi>
            </TextLink>
          ),
          client: <bdi key="client">{invoice.client.name}</bdi>,
          due: <InvoiceDate key="due" at={invoice.dueDate} />,
        })
      }
      actions={
        invoice && <InvoiceActions invoice={invoice} onDialog={(next) => setState({ dialog: next }, { push: true })} />
      }
    >
      <QueryView result={result} skeleton={<Placeholder height={640} />}>
        {(data) => <InvoiceDocument invoice={data.invoice} />}
      </QueryView>
      <InvoiceDialogs
        dialog={isAllowed ? dialog : null}
        invoice={invoice}
        onDeleted={() => navigate(href(paths.invoiceList), { replace: true })}
        onClose={() => setState({ dialog: null })}
      />
    </Page>
  );
}
