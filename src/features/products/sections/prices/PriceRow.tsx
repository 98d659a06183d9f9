import { Button, Field, mergeClasses, Select } from '@fluentui/react-components';
import { Dismiss16Regular } from '@fluentui/react-icons/svg/dismiss';
import { useController, useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { channelLabel } from '#entities/channel/channelLabel';
import { getPriceName, type PriceCatalog } from './channelPrices';
import { CurrencyPicker } from './CurrencyPicker';
import { FieldSlot } from '../../core/issues/FieldSlot';
import { formMessages as messages } from '../../core/formMessages';
import { RowField } from '../../core/fields/RowField';
import { SalePeriod } from './SalePeriod';
import { usePriceStyles } from './usePriceStyles';
import { useProductForm } from '../../core/useProductForm';

type PriceName = `prices.${number}` | `variants.${number}.prices.${number}`;

interface ChannelSelectProps {
  name: PriceName;
  catalog: PriceCatalog;
}

/** The sales channel of a price. One that the catalog has lost stays selected. */
function ChannelSelect({ name, catalog: { salesChannels } }: ChannelSelectProps) {
  const { formatMessage, locale } = useIntl();
  const { control } = useProductForm();
  const {
    field: { ref, value, onChange, onBlur },
    fieldState: { error },
  } = useController({ control, name: `${name}.channel` });
  const isKnown = value === '' || salesChannels.some(({ code }) => code === value);
  return (
    <Field validationMessage={error?.message} className={usePriceStyles().channel}>
      <Select
        ref={ref}
        name={`${name}.channel`}
        aria-label={formatMessage(messages.priceChannel)}
        style={{ minWidth: 0 }}
        value={value}
        onChange={(_event, data) => onChange(data.value)}
        onBlur={onBlur}
      >
        <option value="">{formatMessage(messages.allChannels)}</option>
        {salesChannels.map((channel) => (
          <option key={channel.code} value={channel.code}>
            {channelLabel(channel, locale)}
          </option>
        ))}
        {!isKnown && <option value={value}>{value}</option>}
      </Select>
    </Field>
  );
}

export interface PriceRowProps {
  name: PriceName;
  catalog: PriceCatalog;
  /** Whether a channel can be selected. */
  hasChannels: boolean;
  onRemove: () => void;
}

/** A price in one currency, for all channels or a single one. */
export function PriceRow({ name, catalog, hasChannels, onRemove }: PriceRowProps) {
  const { formatMessage, locale } = useIntl();
  const styles = usePriceStyles();
  const { control } = useProductForm();
  const {
    field: { ref, value: code, onChange, onBlur },
    fieldState: { error },
  } = useController({ control, name: `${name}.currency` });
  const channel = useWatch({ control, name: `${name}.channel` });
  const currency = getPriceName({ currency: code, channel }, catalog, locale);
  return (
    <FieldSlot field={name} isWhole>
      <div className={mergeClasses(styles.row, hasChannels && styles.withChannel)}>
        <Field validationMessage={error?.message} style={{ minWidth: 0 }}>
          <CurrencyPicker
            name={`${name}.currency`}
            value={code}
            currencies={catalog.currencies}
            inputRef={ref}
            onChange={onChange}
            onBlur={onBlur}
          />
        </Field>
        {hasChannels && <ChannelSelect name={name} catalog={catalog} />}
        <RowField name={`${name}.amount`} label={formatMessage(messages.amountIn, { currency })} inputMode="decimal" />
        <RowField
          name={`${name}.compareAt`}
          label={formatMessage(messages.compareAtIn, { currency })}
          inputMode="decimal"
        />
        <Button
          appearance="subtle"
          icon={<Dismiss16Regular />}
          aria-label={formatMessage(messages.removePrice, { currency })}
          onClick={onRemove}
        />
      </div>
      <SalePeriod name={name} />
    </FieldSlot>
  );
}
