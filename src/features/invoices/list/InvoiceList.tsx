import { useApolloClient } from '@apollo/client/react';
import { Add20Regular } from '@fluentui/react-icons/svg/add';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { href, paths } from '#routing/paths';
import { useUrlState } from '#routing/useUrlState';
import { useSession } from '#session/sessionContext';
import { LinkButton } from '#ui/control/LinkButton';
import { Page } from '#ui/layout/Page';
import { DataTable } from '#ui/table/DataTable';
import { ListEmpty } from '#ui/table/ListEmpty';
import { pageAfterDelete } from '#ui/table/pageAfterDelete';
import { tableQuery } from '#ui/table/tableQuery';
import { InvoiceDialogs } from './InvoiceDialogs';
import { InvoiceStatFilters } from './InvoiceStatFilters';
import { InvoiceFilters } from './InvoiceFilters';
import { useInvoiceListQuery } from './InvoiceList.generated';
import { invoiceListParams, noFilters, getSort } from './invoiceListParams';
import { messages } from '../messages';
import { titles } from '../titles';
import { useInvoiceColumns } from './useInvoiceColumns';

/** All invoices, latest first, below the totals over all of them. */
export function InvoiceList() {
  const { formatMessage } = useIntl();
  const { can } = useSession();
  const client = useApolloClient();
  const [state, setState] = useUrlState(invoiceListParams);
  const { page, perPage, q, status, balance, sort, direction } = state;
  const result = useInvoiceListQuery({
    variables: { input: { page, perPage, q, status, balance, sort, direction } },
  });
  const { data, table } = tableQuery(result);
  const found = data?.invoices;
  const onDelete = useCallback((id: string) => setState({ dialog: 'delete', invoice: id }, { push: true }), [setState]);
  const columns = useInvoiceColumns(onDelete);
  const isFiltered = q !== '' || status !== null || balance !== null;
  const showRest = () => {
    setState({ dialog: null, invoice: '', page: pageAfterDelete(page, found?.invoices) });
    void client.refetchQueries({ include: ['InvoiceList', 'InvoiceFigures'] });
  };
  const newButton = can('create', 'Invoice') && (
    <LinkButton appearance="primary" icon={<Add20Regular />} to={href(paths.invoiceAdd)}>
      {formatMessage(messages.newInvoice)}
    </LinkButton>
  );

  return (
    <Page
      heading={formatMessage(titles.list)}
      description={formatMessage(messages.listDescription)}
      actions={newButton}
    >
      <InvoiceStatFilters status={status} balance={balance} onChange={(shown) => setState({ ...shown, page: 1 })} />
      <DataTable
        {...table}
        id="invoices"
        label={formatMessage(titles.list)}
        columns={columns}
        rows={found?.invoices}
        rowId={({ id }) => id}
        rowHref={({ id }) => href(paths.invoicePreview, { invoiceId: id })}
        sort={{ column: sort, direction }}
        onSort={({ column, direction: to }) => setState({ sort: getSort(column), direction: to, page: 1 })}
        page={{ page, perPage, total: found?.totalDocs, onChange: (next) => setState(next, { push: true }) }}
        toolbar={<InvoiceFilters q={q} status={status} isFiltered={isFiltered} onChange={setState} />}
        empty={
          <ListEmpty
            total={found?.totalDocs ?? 0}
            isFiltered={isFiltered}
            nothing={{ title: formatMessage(messages.nothingTitle), text: formatMessage(messages.nothingText) }}
            none={{
              title: formatMessage(messages.emptyTitle),
              text: formatMessage(messages.emptyText),
              actions: newButton,
            }}
            onFirstPage={() => setState({ page: 1 })}
            onClear={() => setState(noFilters)}
          />
        }
      />
      <InvoiceDialogs
        dialog={can('delete', 'Invoice') ? state.dialog : null}
        invoice={found?.invoices.find(({ id }) => id === state.invoice)}
        onDeleted={showRest}
        onClose={() => setState({ dialog: null, invoice: '' })}
      />
    </Page>
  );
}
