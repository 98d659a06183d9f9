import { useIntl } from 'react-intl';
import { Panel } from '#ui/layout/Panel';
import { Money } from '#ui/text/Money';
import type { ProductContentFragment } from '../../core/ProductDetail.generated';
import { formMessages as messages } from '../../core/formMessages';
import type { PriceCatalog } from './channelPrices';
import { PriceMatrix } from './PriceMatrix';

export interface PricesSectionProps {
  catalog: PriceCatalog;
  /** The current prices of the stored product; absent for a new one. */
  range?: ProductContentFragment['priceRange'];
}

/** Prices of the product. They apply to variants without their own. A group without a price has those of its parts. */
export function PricesSection({ catalog, range }: PricesSectionProps) {
  const { formatMessage } = useIntl();
  const ofParts = range?.isOfParts === true ? range.minPrice : null;
  const price = ofParts && <Money key="price" amount={ofParts.amount} currency={ofParts.currencyCode} />;
  return (
    <Panel heading={formatMessage(messages.prices)}>
      <PriceMatrix
        list="prices"
        catalog={catalog}
        emptyText={price ? formatMessage(messages.pricesOfParts, { price }) : formatMessage(messages.pricesEmpty)}
      />
    </Panel>
  );
}
