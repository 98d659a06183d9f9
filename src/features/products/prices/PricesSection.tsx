import { useIntl } from 'react-intl';
import { Panel } from '../../../ui/layout/Panel';
import { formMessages as messages } from '../form/formMessages';
import type { PriceCatalog } from './channelPrices';
import { PricesField } from './PricesField';

/** Prices of the product. They apply to variants without their own. */
export function PricesSection({ catalog }: { catalog: PriceCatalog }) {
  const { formatMessage } = useIntl();
  return (
    <Panel heading={formatMessage(messages.prices)}>
      <PricesField name="prices" catalog={catalog} emptyText={formatMessage(messages.pricesEmpty)} />
    </Panel>
  );
}
