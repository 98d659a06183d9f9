import { Button, Field, makeStyles, tokens } from '@fluentui/react-components';
import { Dismiss16Regular } from '@fluentui/react-icons/svg/dismiss';
import { TagPercent16Regular } from '@fluentui/react-icons/svg/tag-percent';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { get, useFormState } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { useNow } from '#ui/hooks/useNow';
import { formMessages as messages } from '../../core/formMessages';
import { FieldSlot } from '../../core/issues/FieldSlot';
import { useDecimals } from '#ui/form/useDecimals';
import { focusField } from '../../core/issues/fieldLocation';
import { offerFormMessages } from '../../core/messages/offerFormMessages';
import { useIsReadOnly } from '../../core/readOnly';
import { useProductForm } from '../../core/useProductForm';
import type { PriceValues } from '../../core/values/productValues';
import { findInheritedPrice, getPriceName, isSold, withPrice, type PriceCatalog, type PriceKey } from './channelPrices';
import { MoneyInput } from './MoneyInput';
import { SaleFields } from './SaleFields';
import { getAmountAt } from './salePrices';
import { usePrices, type PriceList } from './usePrices';

const useStyles = makeStyles({
  cell: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalXS, minWidth: 0 },
});

export interface PriceCellProps {
  list: PriceList;
  priceKey: PriceKey;
  /** Place of the price in the list; -1 if there is none. */
  place: number;
  /** Whether another price before it has the same key. */
  isDuplicate?: boolean;
  catalog: PriceCatalog;
  /** What tells the fields of several variants apart. */
  variantName?: string;
  labelClassName?: string;
}

const saleFields = ['compareAt', 'compareAtFrom', 'compareAtUntil'] as const;

/**
 * The price of a product or a variant for one currency and one channel, and its sale. An inherited price is shown in
 * the empty field, and is not stored.
 */
export function PriceCell({ list, priceKey, place, isDuplicate = false, catalog, ...names }: PriceCellProps) {
  const { formatMessage, locale } = useIntl();
  const styles = useStyles();
  const isReadOnly = useIsReadOnly();
  const { control, setValue, getValues, trigger } = useProductForm();
  const { errors } = useFormState({ control, name: list });
  const { prices, ofProduct, stored } = usePrices(list);
  const now = useNow();
  const [isOpen, setOpen] = useState(false);
  const { currency, channel } = priceKey;
  const own = prices[place];
  const path = own ? `${list}.${place}` : `${list}.${currency}:${channel}`;
  const inherited = own ? null : findInheritedPrice(prices, ofProduct, priceKey);
  const hasSale = own && (isOpen || saleFields.some((field) => own[field] !== ''));
  const name = getPriceName(priceKey, catalog, locale);
  const inVariant = names.variantName ? `${name} ${names.variantName}` : name;
  const getError = (field: string) => {
    const error: { message?: string } | undefined = own && get(errors, path + field);
    return error?.message;
  };
  const { explain } = useDecimals();
  const amountError = own && explain(own.amount, getError('.amount') ?? getError('.currency') ?? getError('.channel'));
  const saleError = own && explain(own.compareAt, getError('.compareAt'));
  const change = (fields: Partial<PriceValues>) =>
    setValue(list, withPrice(getValues(list), { key: priceKey, place, change: fields }, stored), {
      shouldDirty: true,
      shouldValidate: (amountError ?? saleError) !== undefined,
    });
  const check = () => void (own && trigger(list));
  const clear = { amount: '', compareAt: '', compareAtFrom: '', compareAtUntil: '' };
  const buttons = own && !isReadOnly && (
    <>
      {!hasSale && (
        <Button
          appearance="transparent"
          size="small"
          icon={<TagPercent16Regular />}
          title={formatMessage(offerFormMessages.addSale, { currency: inVariant })}
          aria-label={formatMessage(offerFormMessages.addSale, { currency: inVariant })}
          onClick={() => {
            flushSync(() => setOpen(true));
            focusField(`${path}.compareAt`);
          }}
        />
      )}
      {(isDuplicate || !isSold(priceKey, catalog)) && (
        <Button
          appearance="transparent"
          size="small"
          icon={<Dismiss16Regular />}
          aria-label={formatMessage(messages.removePrice, { currency: inVariant })}
          onClick={() => {
            flushSync(() => change(clear));
            focusField(list);
          }}
        />
      )}
    </>
  );
  const label = formatMessage(messages.amountIn, { currency: name });
  const hint = inherited
    ? formatMessage(inherited.isOfProduct ? offerFormMessages.inheritedFromProduct : offerFormMessages.inherited)
    : undefined;
  return (
    <FieldSlot field={path} isWhole>
      <div className={styles.cell}>
        <Field label={{ children: label, className: names.labelClassName }} hint={hint} validationMessage={amountError}>
          <MoneyInput
            label={formatMessage(messages.amountIn, { currency: inVariant })}
            currency={currency}
            {...(own && { name: `${path}.amount` })}
            value={own?.amount ?? ''}
            placeholder={inherited ? getAmountAt(inherited.price, now) : undefined}
            buttons={buttons}
            onChange={(amount) => change({ amount })}
            onBlur={check}
          />
        </Field>
        {own && hasSale && (
          <SaleFields
            price={own}
            path={path}
            name={inVariant}
            error={saleError}
            onChange={change}
            onBlur={check}
            onRemove={() => {
              setOpen(false);
              flushSync(() => change({ ...clear, amount: own.amount }));
              focusField(`${path}.amount`);
            }}
          />
        )}
      </div>
    </FieldSlot>
  );
}
