import { useIntl } from 'react-intl';
import { Panel } from '../../../ui/layout/Panel';
import { formMessages as messages } from '../form/formMessages';
import { PricesField } from './PricesField';

/** Prices of the product. They apply to variants without their own. */
export function PricesSection({ currencies }: { currencies: readonly string[] }) {
  const { formatMessage } = useIntl();
  return (
    <Panel heading={formatMessage(messages.prices)}>
      <PricesField name="prices" currencies={currencies} emptyText={formatMessage(messages.pricesEmpty)} />
    </Panel>
  );
}
