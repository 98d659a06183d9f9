import { useIntl } from 'react-intl';
import { Panel } from '../../../ui/layout/Panel';
import { formMessages as messages } from './formMessages';
import { PairsField } from './PairsField';

/** Named values that describe the product. */
export function AttributesSection() {
  const { formatMessage } = useIntl();
  return (
    <Panel heading={formatMessage(messages.attributes)}>
      <PairsField
        name="attributes"
        addLabel={formatMessage(messages.addAttribute)}
        emptyText={formatMessage(messages.attributesEmpty)}
      />
    </Panel>
  );
}
