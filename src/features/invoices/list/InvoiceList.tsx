import { useApolloClient } from '@apollo/client/react';
import { Add20Regular } from '@fluentui/react-icons/svg/add';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { ListViews } from '#entities/view/ListViews';
import { toViewableList } from '#entities/view/viewableList';
import { href, paths } from '#routing/paths';
import { useSession } from '#session/sessionContext';
import { LinkButton } from '#ui/control/LinkButton';
import { Page } from '#ui/layout/Page';
import { ListTable } from '#ui/table/ListTable';
import { useListPage } from '#ui/table/useListPage';
import { pageAfterDelete } from '#ui/table/pageAfterDelete';
import { tableQuery } from '#ui/table/tableQuery';
import { InvoiceDialogs } from './InvoiceDialogs';
import { InvoiceStatFilters } from './InvoiceStatFilters';
import { InvoiceFilters } from './InvoiceFilters';
import { useInvoiceListQuery } from './InvoiceList.generated';
import { filterNames, invoiceListParams } from './invoiceListParams';
import { messages } from '../messages';
import { titles } from '../titles';
import { useInvoiceColumns } from './useInvoiceColumns';

/** All invoices, latest first, below the totals over all of them. */
export function InvoiceList() {
  const { formatMessage } = useIntl();
  const { can } = useSession();
  const client = useApolloClient();
  const list = useListPage(invoiceListParams, filterNames);
  const { state, setState } = list;
  const { page, perPage, q, status, balance, sort, direction } = state;
  const result = useInvoiceListQuery({
    variables: { input: { page, perPage, q, status, balance, sort, direction } },
  });
  const query = tableQuery(result);
  const { data, table } = query;
  const found = data?.invoices;
  const onDelete = useCallback((id: string) => setState({ dialog: 'delete', invoice: id }, { push: true }), [setState]);
  const columns = useInvoiceColumns(onDelete);
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
      <InvoiceStatFilters status={status} balance={balance} onChange={list.filter} />
      <ListViews
        viewable={toViewableList({ list: 'INVOICES', tableId: 'invoices' }, invoiceListParams, filterNames)}
        query={query}
        total={found?.totalDocs}
      >
        <ListTable
          {...table}
          list={list}
          id="invoices"
          label={formatMessage(titles.list)}
          columns={columns}
          rows={found?.invoices}
          rowHref={({ id }) => href(paths.invoicePreview, { invoiceId: id })}
          total={found?.totalDocs}
          toolbar={<InvoiceFilters list={list} />}
          nothing={{ title: messages.nothingTitle, text: messages.nothingText }}
          none={{ title: messages.emptyTitle, text: messages.emptyText, actions: newButton }}
        />
      </ListViews>
      <InvoiceDialogs
        dialog={can('delete', 'Invoice') ? state.dialog : null}
        invoice={found?.invoices.find(({ id }) => id === state.invoice)}
        onDeleted={showRest}
        onClose={() => setState({ dialog: null, invoice: '' })}
      />
    </Page>
  );
}
