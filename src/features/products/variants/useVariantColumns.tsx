import { Link, useRestoreFocusTarget } from '@fluentui/react-components';
import { useContext, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { Money } from '../../../ui/text/Money';
import { offerMessages } from '../../../ui/text/offerMessages';
import { useNow } from '../../../ui/hooks/useNow';
import { StatusBadge } from '../../../ui/text/StatusBadge';
import type { Column } from '../../../ui/table/tableTypes';
import { textWidth } from '../../../ui/table/textWidth';
import { parseAmount } from '../../../ui/form/amounts';
import { FormIssuesContext } from '../issues/formIssues';
import { formMessages } from '../form/formMessages';
import { messages } from '../messages';
import { productTones } from '../list/productTones';
import type { PriceValues, VariantValues } from '../form/values/productValues';
import { getAmountAt } from '../prices/salePhase';
import { VariantBadges } from './VariantBadges';
import { variantMessages } from './variantMessages';

/** A variant with its index in the form. */
export type VariantRow = VariantValues & { index: number };

function FirstPrice({ price }: { price: PriceValues }) {
  const amount = getAmountAt(price, useNow());
  const { currency } = price;
  const parsed = parseAmount(amount);
  return parsed === null || Number.isNaN(parsed) ? amount : <Money amount={parsed} currency={currency} />;
}

/** Width of the issue markers next to a variant's SKU, in pixels. */
const markWidth = 84;

/** The columns of the variants table. The first one opens a variant. */
export function useVariantColumns(
  variants: readonly VariantValues[],
  onOpen: (index: number) => void,
): readonly Column<VariantRow>[] {
  const { formatMessage } = useIntl();
  // The drawer returns the focus to the element that opened it.
  const opener = useRestoreFocusTarget();
  const hasMarks = useContext(FormIssuesContext).some(({ path }) => path?.startsWith('variants.'));
  const skus = textWidth(
    variants.map(({ sku }) => sku),
    130,
  );
  const skuWidth = skus + (hasMarks ? markWidth : 0);
  return useMemo(
    (): Column<VariantRow>[] => [
      {
        id: 'sku',
        header: formatMessage(formMessages.sku),
        width: skuWidth,
        cell: ({ sku, index }) => (
          <>
            <Link
              {...opener}
              as="button"
              aria-label={formatMessage(variantMessages.edit, { sku: sku || index + 1 })}
              onClick={() => onOpen(index)}
            >
              {sku || formatMessage(variantMessages.newVariant)}
            </Link>
            <VariantBadges index={index} />
          </>
        ),
      },
      {
        id: 'options',
        header: formatMessage(variantMessages.options),
        cell: ({ options }) => options.map(({ value }) => value).join(' / '),
      },
      {
        id: 'prices',
        header: formatMessage(formMessages.amount),
        cell: ({ prices: [first] }) =>
          first ? <FirstPrice price={first} /> : formatMessage(variantMessages.asProduct),
        width: 140,
        align: 'end',
      },
      {
        id: 'stock',
        header: formatMessage(variantMessages.stock),
        cell: ({ stock, availability }) =>
          [stock, availability && formatMessage(offerMessages[availability])].filter(Boolean).join(' · '),
        width: 110,
        align: 'end',
      },
      { id: 'gtin', header: formatMessage(formMessages.gtin), cell: ({ gtin }) => gtin, width: 140 },
      {
        id: 'status',
        header: formatMessage(formMessages.status),
        cell: ({ status }) => <StatusBadge tone={productTones[status]} label={formatMessage(messages[status])} />,
        width: 100,
      },
    ],
    [formatMessage, onOpen, opener, skuWidth],
  );
}
