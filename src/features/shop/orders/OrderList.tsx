import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { href, paths } from '#routing/paths';
import { urlChoice, urlPage } from '#routing/urlParams';
import { useUrlState } from '#routing/useUrlState';
import { LinkButton } from '#ui/control/LinkButton';
import { Page } from '#ui/layout/Page';
import { DataTable } from '#ui/table/DataTable';
import { ListEmpty } from '#ui/table/ListEmpty';
import { tableQuery } from '#ui/table/tableQuery';
import type { Column } from '#ui/table/tableTypes';
import { Money } from '#ui/text/Money';
import { TruncatedText } from '#ui/text/TruncatedText';
import { messages } from '../messages';
import { titles } from '../titles';
import { useOrderListQuery, type OrderRowFragment } from './OrderList.generated';
import { orderMessages } from './orderMessages';

const sorts = ['PLACED_AT', 'TOTAL'] as const;

const orderListParams = {
  ...urlPage,
  sort: urlChoice(sorts, 'PLACED_AT'),
  direction: urlChoice(['ASC', 'DESC'] as const, 'DESC'),
};

/** All orders, newest first. */
export function OrderList() {
  const { formatMessage, formatDate, formatNumber } = useIntl();
  const [state, setState] = useUrlState(orderListParams);
  const { page, perPage, sort, direction } = state;
  const { data, table } = tableQuery(useOrderListQuery({ variables: { input: { page, perPage, sort, direction } } }));
  const found = data?.orders;
  const columns = useMemo<readonly Column<OrderRowFragment>[]>(
    () => [
      { id: 'number', header: formatMessage(orderMessages.order), cell: ({ number }) => <bdi>{number}</bdi> },
      {
        id: 'PLACED_AT',
        header: formatMessage(orderMessages.placed),
        cell: ({ placedAt }) => (
          <time dateTime={placedAt}>{formatDate(placedAt, { dateStyle: 'medium', timeStyle: 'short' })}</time>
        ),
        width: 192,
        isSortable: true,
      },
      {
        id: 'placedBy',
        header: formatMessage(orderMessages.placedBy),
        cell: ({ placedBy }) => <TruncatedText text={placedBy} />,
        isHideable: true,
      },
      {
        id: 'payment',
        header: formatMessage(orderMessages.payment),
        cell: ({ payment }) => <TruncatedText text={formatMessage(orderMessages[payment])} />,
        isHideable: true,
      },
      {
        id: 'items',
        header: formatMessage(orderMessages.items),
        cell: ({ lines }) => formatNumber(lines.reduce((sum, { quantity }) => sum + quantity, 0)),
        width: 96,
        align: 'end',
        isHideable: true,
      },
      {
        id: 'TOTAL',
        header: formatMessage(orderMessages.total),
        cell: ({ total }) => <Money amount={total.amount} currency={total.currencyCode} />,
        width: 136,
        align: 'end',
        isSortable: true,
      },
    ],
    [formatMessage, formatDate, formatNumber],
  );
  const goToShop = <LinkButton to={href(paths.shop)}>{formatMessage(messages.goToShop)}</LinkButton>;
  const showFirst = () => setState({ page: 1 });
  return (
    <Page
      heading={formatMessage(titles.orders)}
      description={formatMessage(orderMessages.description)}
      actions={goToShop}
    >
      <DataTable
        {...table}
        id="orders"
        label={formatMessage(titles.orders)}
        columns={columns}
        rows={found?.orders}
        rowId={({ id }) => id}
        rowHref={({ id }) => href(paths.orderView, { orderId: id })}
        sort={{ column: sort, direction }}
        onSort={({ column, direction: to }) =>
          setState({ sort: sorts.find((each) => each === column) ?? 'PLACED_AT', direction: to, page: 1 })
        }
        page={{ page, perPage, total: found?.totalDocs, onChange: (next) => setState(next, { push: true }) }}
        empty={
          <ListEmpty
            total={found?.totalDocs ?? 0}
            isFiltered={false}
            nothing={{ title: formatMessage(orderMessages.emptyTitle), text: null }}
            none={{
              title: formatMessage(orderMessages.emptyTitle),
              text: formatMessage(orderMessages.emptyText),
              actions: goToShop,
            }}
            onFirstPage={showFirst}
            onClear={showFirst}
          />
        }
      />
    </Page>
  );
}
