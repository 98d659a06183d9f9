import { Button } from '@fluentui/react-components';
import { useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { useOpenTitle } from '#routing/pageNames';
import { SideDrawer } from '#ui/dialog/SideDrawer';
import { useFieldFocus } from '../../core/issues/useFieldFocus';
import type { PriceCatalog } from '../prices/channelPrices';
import { useIsReadOnly } from '../../core/readOnly';
import { useProductForm } from '../../core/useProductForm';
import { useOwnVariant } from './useOwnVariant';
import { VariantFields } from './VariantFields';
import { variantMessages as messages } from '../../core/messages/variantMessages';

export interface VariantDrawerProps {
  isOpen: boolean;
  /** Index of the variant in the form; null if it was removed. */
  index: number | null;
  catalog: PriceCatalog;
  onClose: (index: number) => void;
  onRemove: (index: number) => void;
}

function VariantTitle({ index }: { index: number }) {
  const { formatMessage } = useIntl();
  const { control } = useProductForm();
  const sku = useWatch({ control, name: `variants.${index}.sku` });
  const title = sku ? formatMessage(messages.variant, { sku }) : formatMessage(messages.newVariant);
  useOpenTitle(title);
  return title;
}

function OpenVariant({ index, catalog }: { index: number; catalog: PriceCatalog }) {
  useFieldFocus('variant');
  useOwnVariant(index);
  return <VariantFields index={index} catalog={catalog} />;
}

/**
 * The fields of a variant. They belong to the product's form, so closing the drawer loses nothing and everything is
 * saved together.
 */
export function VariantDrawer({ isOpen, index, catalog, onClose, onRemove }: VariantDrawerProps) {
  const { formatMessage } = useIntl();
  const isReadOnly = useIsReadOnly();
  const close = () => {
    if (index !== null) onClose(index);
  };
  return (
    <SideDrawer
      isOpen={isOpen}
      size="medium"
      title={index !== null && <VariantTitle index={index} />}
      footer={
        index !== null &&
        !isReadOnly && (
          <>
            <Button appearance="primary" onClick={close}>
              {formatMessage(messages.done)}
            </Button>
            <Button onClick={() => onRemove(index)}>{formatMessage(messages.remove)}</Button>
          </>
        )
      }
      onClose={close}
    >
      {index !== null && <OpenVariant key={index} index={index} catalog={catalog} />}
    </SideDrawer>
  );
}
