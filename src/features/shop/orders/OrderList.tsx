import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { href, paths } from '#routing/paths';
import { urlChoice, urlPage } from '#routing/urlParams';
import { LinkButton } from '#ui/control/LinkButton';
import { Page } from '#ui/layout/Page';
import { ListTable } from '#ui/table/ListTable';
import { useListPage } from '#ui/table/useListPage';
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
  const list = useListPage(orderListParams, []);
  const { data, table } = tableQuery(useOrderListQuery({ variables: { input: list.state } }));
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
  return (
    <Page
      heading={formatMessage(titles.orders)}
      description={formatMessage(orderMessages.description)}
      actions={goToShop}
    >
      <ListTable
        {...table}
        list={list}
        id="orders"
        label={formatMessage(titles.orders)}
        columns={columns}
        rows={found?.orders}
        rowHref={({ id }) => href(paths.orderView, { orderId: id })}
        total={found?.totalDocs}
        none={{ title: orderMessages.emptyTitle, text: orderMessages.emptyText, actions: goToShop }}
      />
    </Page>
  );
}
