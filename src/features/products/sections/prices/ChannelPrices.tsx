import { Field, Input } from '@fluentui/react-components';
import { useId } from 'react';
import { get, useFormState, useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { useNow } from '#ui/hooks/useNow';
import { Money } from '#ui/text/Money';
import { parseAmount } from '#ui/form/amounts';
import { useDecimals } from '#ui/form/useDecimals';
import { formMessages as messages } from '../../core/formMessages';
import { useProductForm } from '../../core/useProductForm';
import type { PriceValues } from '../../core/values/productValues';
import { FieldSlot } from '../../core/issues/FieldSlot';
import { useTranslationStyles } from '../translation/useTranslationStyles';
import {
  findInheritedPrice,
  getChannelCurrencies,
  getPriceName,
  withChannelPrice,
  type PriceCatalog,
} from './channelPrices';
import { offerFormMessages } from '../../core/messages/offerFormMessages';
import { SalePeriod } from './SalePeriod';
import { getAmountAt } from './salePrices';
import { usePriceStyles } from './usePriceStyles';

export interface ChannelPricesProps {
  /** The prices in the form. */
  list: 'prices' | `variants.${number}.prices`;
  /** ID of the heading with the name of the variant, which is part of the fields’ names. */
  variantNameId?: string;
  /** Code of the channel. */
  channel: string;
  catalog: PriceCatalog;
}

/**
 * The prices of a product or a variant for a channel, in each currency that it sells in, beside the price that applies
 * without one. An inherited price is shown in the empty field, and is not stored.
 */
export function ChannelPrices({ list, variantNameId, channel, catalog }: ChannelPricesProps) {
  const { control } = useProductForm();
  const prices = useWatch({ control, name: list });
  return getChannelCurrencies(prices, catalog, channel).map((currency) => (
    <ChannelPrice
      key={currency}
      {...{ list, channel, catalog, currency }}
      {...(variantNameId !== undefined && { variantNameId })}
    />
  ));
}

function ChannelPrice({ list, variantNameId, channel, catalog, currency }: ChannelPricesProps & { currency: string }) {
  const { formatMessage, locale } = useIntl();
  const styles = useTranslationStyles();
  const rows = usePriceStyles();
  const { show, read } = useDecimals();
  const { control, setValue, getValues, trigger } = useProductForm();
  const [prices, ofProduct] = useWatch({ control, name: [list, 'prices'] });
  const { errors } = useFormState({ control });
  const now = useNow();
  const id = useId();
  const key = { currency, channel };
  const index = prices.findIndex((price) => price.currency === currency && price.channel === channel);
  const own = prices[index];
  const inherited = findInheritedPrice(prices, list === 'prices' ? null : ofProduct, key);
  const amount = inherited && getAmountAt(inherited.price, now);
  const path = `${list}.${index}` as const;
  const change = (field: Partial<Pick<PriceValues, 'amount' | 'compareAt'>>) =>
    setValue(list, withChannelPrice(getValues(list), key, field), { shouldDirty: true });
  const name = getPriceName(key, catalog, locale);
  const input = (field: 'amount' | 'compareAt', label: string, hint?: string) => {
    const error: { message?: string } | undefined = own && get(errors, `${path}.${field}`);
    return (
      <Field label={{ children: label, id: id + field }} hint={hint} validationMessage={error?.message}>
        <Input
          {...(variantNameId !== undefined && { 'aria-labelledby': `${id + field} ${variantNameId}` })}
          className={rows.input}
          input={{ className: rows.input }}
          inputMode="decimal"
          {...(own && { name: `${path}.${field}` })}
          value={show(own?.[field] ?? '')}
          {...(field === 'amount' && !own && amount !== null && { placeholder: show(amount) })}
          onChange={(_event, data) => change({ [field]: read(data.value) })}
          onBlur={() => void (own && trigger(path))}
        />
      </Field>
    );
  };
  const hint =
    inherited && !own
      ? formatMessage(inherited.isOfProduct ? offerFormMessages.inheritedFromProduct : offerFormMessages.inherited)
      : undefined;
  const number = amount === null ? null : parseAmount(amount);
  return (
    <div className={styles.row}>
      <div className={styles.source}>
        <span className={styles.label}>{formatMessage(messages.amountIn, { currency })}</span>
        {number === null ? (
          <p className={styles.empty}>{formatMessage(offerFormMessages.noPrice)}</p>
        ) : (
          <div className={styles.text}>
            <Money amount={number} currency={currency} />
          </div>
        )}
      </div>
      <FieldSlot field={path}>
        <div className={rows.pair}>
          {input('amount', formatMessage(messages.amountIn, { currency: name }), hint)}
          {input('compareAt', formatMessage(messages.compareAtIn, { currency: name }))}
        </div>
        {own && <SalePeriod name={path} />}
      </FieldSlot>
    </div>
  );
}
