import { useIntl } from 'react-intl';
import { Panel } from '#ui/layout/Panel';
import { formMessages as messages } from '../../core/formMessages';
import { ProductTextField } from '../../core/fields/ProductTextField';
import { useFormStyles } from '../../core/useFormStyles';

/** Identifiers of the product, here and in other systems. */
export function IdentitySection() {
  const { formatMessage } = useIntl();
  const styles = useFormStyles();
  return (
    <Panel heading={formatMessage(messages.identity)}>
      <div className={styles.fields}>
        <ProductTextField name="sku" label={formatMessage(messages.sku)} isRequired />
        <ProductTextField name="slug" label={formatMessage(messages.slug)} hint={formatMessage(messages.slugHint)} />
        <ProductTextField name="link" label={formatMessage(messages.link)} hint={formatMessage(messages.linkHint)} />
        <ProductTextField name="gtin" label={formatMessage(messages.gtin)} hint={formatMessage(messages.gtinHint)} />
        <ProductTextField name="mpn" label={formatMessage(messages.mpn)} hint={formatMessage(messages.mpnHint)} />
        <ProductTextField
          name="externalReference"
          label={formatMessage(messages.externalReference)}
          hint={formatMessage(messages.externalReferenceHint)}
        />
      </div>
    </Panel>
  );
}
