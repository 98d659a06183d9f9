import { useIntl } from 'react-intl';
import { Panel } from '#ui/layout/Panel';
import { DescriptionField } from '../description/DescriptionField';
import { formMessages as messages } from '../../core/formMessages';
import { ProductTextField } from '../../core/fields/ProductTextField';
import { useFormStyles } from '../../core/useFormStyles';

/** Name and description of the product. */
export function GeneralSection() {
  const { formatMessage } = useIntl();
  const styles = useFormStyles();
  return (
    <Panel heading={formatMessage(messages.general)}>
      <div className={styles.fields}>
        <ProductTextField name="name" label={formatMessage(messages.name)} isRequired />
        <DescriptionField />
      </div>
    </Panel>
  );
}
