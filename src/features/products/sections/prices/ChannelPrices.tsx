import { useIntl } from 'react-intl';
import { useNow } from '#ui/hooks/useNow';
import { Money } from '#ui/text/Money';
import { parseAmount } from '#ui/form/amounts';
import { formMessages as messages } from '../../core/formMessages';
import { useTranslationStyles } from '../translation/useTranslationStyles';
import { findInheritedPrice, findPlaces, getChannelCurrencies, type PriceCatalog } from './channelPrices';
import { offerFormMessages } from '../../core/messages/offerFormMessages';
import { PriceCell } from './PriceCell';
import { getAmountAt } from './salePrices';
import { usePrices, type PriceList } from './usePrices';

export interface ChannelPricesProps {
  /** The prices in the form. */
  list: PriceList;
  /** What tells the fields of several variants apart. */
  variantName?: string;
  /** Code of the channel. */
  channel: string;
  catalog: PriceCatalog;
}

/**
 * The prices of a product or a variant for a channel, in each currency that it sells in, beside the price that applies
 * without one.
 */
export function ChannelPrices({ list, channel, catalog, ...names }: ChannelPricesProps) {
  const { formatMessage } = useIntl();
  const styles = useTranslationStyles();
  const { prices, ofProduct, stored } = usePrices(list);
  const now = useNow();
  return getChannelCurrencies([...stored, ...prices], catalog, channel).map((currency) => {
    const priceKey = { currency, channel };
    const inherited = findInheritedPrice(prices, ofProduct, priceKey);
    const number = inherited && parseAmount(getAmountAt(inherited.price, now));
    return (
      <div key={currency} className={styles.row}>
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
        <PriceCell {...{ list, priceKey, catalog }} place={findPlaces(prices, priceKey)[0] ?? -1} {...names} />
      </div>
    );
  });
}
