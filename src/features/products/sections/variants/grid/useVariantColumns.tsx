import { Button, makeStyles, tokens, useRestoreFocusTarget } from '@fluentui/react-components';
import { Open16Regular } from '@fluentui/react-icons/svg/open';
import { useContext, useMemo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useIsReadOnly } from '#features/products/core/readOnly';
import { TextLink } from '#ui/text/TextLink';
import { Money } from '#ui/text/Money';
import { offerMessages } from '#ui/text/offerMessages';
import { StatusBadge } from '#ui/text/StatusBadge';
import type { Column } from '#ui/table/tableTypes';
import { textWidth } from '#ui/table/textWidth';
import { parseAmount } from '#ui/form/amounts';
import { useDecimals } from '#ui/form/useDecimals';
import { variantParam } from '#features/products/core/issues/fieldLocation';
import { FormIssuesContext } from '#features/products/core/issues/formIssues';
import { formMessages } from '#features/products/core/formMessages';
import { messages } from '#features/products/messages';
import { productTones } from '#features/products/core/productStatuses';
import type { VariantValues } from '#features/products/core/values/productValues';
import { variantMessages } from '#features/products/core/messages/variantMessages';
import { VariantBadges } from './VariantBadges';
import { VariantCell } from './VariantCell';
import { fieldId, hasOption, readCell, type VariantField, type VariantRow } from './variantCells';

const useStyles = makeStyles({
  sku: { display: 'flex', alignItems: 'center', columnGap: tokens.spacingHorizontalXXS },
  muted: { color: tokens.colorNeutralForeground3 },
});

/** Width of the buttons next to a variant's SKU, and of its issue markers, in pixels. */
const openWidth = 44;
const markWidth = 84;

/** In pixels. */
const widths: Readonly<Record<VariantField['kind'], number | undefined>> = {
  sku: undefined,
  option: undefined,
  price: undefined,
  stock: 90,
  gtin: 150,
  status: 110,
};

function Amount({ text, currency }: { text: string; currency: string }) {
  const amount = parseAmount(text);
  const { show } = useDecimals();
  return amount === null || Number.isNaN(amount) ? show(text) : <Money amount={amount} currency={currency} />;
}

/** Opens a variant for those who can only read it. Unlike a button, a link works among fields that are disabled. */
function VariantLink({ index, sku }: { index: number; sku: string }) {
  const params = new URLSearchParams(useLocation().search);
  params.set(variantParam, String(index + 1));
  return <TextLink to={`?${params}`}>{sku || index + 1}</TextLink>;
}

/** Returns the label of a field of variants. */
export function useFieldHeader(currencies: readonly string[]): (field: VariantField) => string {
  const { formatMessage } = useIntl();
  return useMemo(
    () => (field) => {
      if (field.kind === 'option') return field.name;
      if (field.kind !== 'price') return formatMessage({ ...formMessages, stock: variantMessages.stock }[field.kind]);
      if (currencies.length < 2) return formatMessage(formMessages.amount);
      return formatMessage(formMessages.amountIn, { currency: field.currency });
    },
    [formatMessage, currencies],
  );
}

/** The columns of the variants table. Their cells can be edited, and a button next to the SKU opens all fields. */
export function useVariantColumns(
  variants: readonly VariantValues[],
  fields: readonly VariantField[],
  getHeader: (field: VariantField) => string,
  onOpen: (index: number) => void,
): readonly Column<VariantRow>[] {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const isReadOnly = useIsReadOnly();
  // The drawer returns the focus to the element that opened it.
  const opener = useRestoreFocusTarget();
  const hasMarks = useContext(FormIssuesContext).some(({ path }) => path?.startsWith('variants.'));
  const skus = textWidth(
    variants.map(({ sku }) => sku),
    130,
  );
  // With the border and the padding of a cell's button.
  const priceWidth = textWidth([formatMessage(variantMessages.asProduct)], 132) + 8;
  const skuWidth = skus + openWidth + (hasMarks ? markWidth : 0);
  return useMemo(() => {
    const show = (variant: VariantRow, field: VariantField): ReactNode => {
      const text = readCell(variant, field);
      if (field.kind === 'status') {
        return <StatusBadge tone={productTones[variant.status]} label={formatMessage(messages[variant.status])} />;
      }
      if (field.kind === 'stock') {
        const { availability } = variant;
        return [text, availability && formatMessage(offerMessages[availability])].filter(Boolean).join(' · ');
      }
      if (field.kind === 'option' && text === '' && hasOption(variant, field.name)) {
        return <span className={styles.muted}>{formatMessage(variantMessages.anyOf, { option: field.name })}</span>;
      }
      if (field.kind !== 'price') return text;
      if (text !== '') return <Amount text={text} currency={field.currency} />;
      return <span className={styles.muted}>{formatMessage(variantMessages.asProduct)}</span>;
    };
    const getCell = (variant: VariantRow, field: VariantField, header: string) =>
      isReadOnly ? show(variant, field) : <VariantCell variant={variant} field={field} header={header} show={show} />;
    return fields.map((field): Column<VariantRow> => {
      const header = getHeader(field);
      const column = {
        id: fieldId(field),
        header,
        width: { ...widths, sku: skuWidth, price: priceWidth }[field.kind],
        // All columns fit on a laptop's screen.
        minWidth: 112,
        align: field.kind === 'price' || field.kind === 'stock' ? 'end' : 'start',
      } as const;
      if (field.kind !== 'sku') return { ...column, cell: (variant) => getCell(variant, field, header) };
      return {
        ...column,
        cell: (variant) => (
          <span className={styles.sku}>
            {isReadOnly ? <VariantLink index={variant.index} sku={variant.sku} /> : getCell(variant, field, header)}
            <VariantBadges index={variant.index} />
            {!isReadOnly && (
              <Button
                {...opener}
                size="small"
                appearance="subtle"
                tabIndex={-1}
                icon={<Open16Regular />}
                aria-label={formatMessage(variantMessages.edit, { sku: variant.sku || variant.index + 1 })}
                onClick={() => onOpen(variant.index)}
              />
            )}
          </span>
        ),
      };
    });
  }, [formatMessage, styles, isReadOnly, fields, getHeader, onOpen, opener, skuWidth, priceWidth]);
}
