import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { Column } from '#ui/table/tableTypes';
import { Money } from '#ui/text/Money';
import { TruncatedText } from '#ui/text/TruncatedText';
import type { ExampleProduct } from './products';
import { tableMessages as messages } from './tableMessages';

/** The columns of the example products. */
export function useProductColumns(isSortable = false): readonly Column<ExampleProduct>[] {
  const { formatMessage, formatNumber } = useIntl();
  return useMemo(
    () => [
      {
        id: 'name',
        header: formatMessage(messages.product),
        cell: ({ name }) => <TruncatedText text={name} />,
        width: 240,
        isSortable,
      },
      { id: 'brand', header: formatMessage(messages.brand), cell: ({ brand }) => brand, isSortable },
      {
        id: 'stock',
        header: formatMessage(messages.stock),
        cell: ({ stock }) => formatNumber(stock),
        width: 104,
        align: 'end',
        isSortable,
      },
      {
        id: 'price',
        header: formatMessage(messages.price),
        cell: ({ price }) => <Money amount={price} currency="EUR" />,
        width: 120,
        align: 'end',
        isSortable,
      },
    ],
    [formatMessage, formatNumber, isSortable],
  );
}
