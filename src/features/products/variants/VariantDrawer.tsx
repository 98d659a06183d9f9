import { Button } from '@fluentui/react-components';
import { useLayoutEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { SideDrawer } from '../../../ui/dialog/SideDrawer';
import { useFieldFocus } from '../issues/useFieldFocus';
import { useProductForm } from '../form/useProductForm';
import { isShared, ownCopy } from './sharedVariant';
import { VariantFields } from './VariantFields';
import { variantMessages as messages } from './variantMessages';

/** Props of `VariantDrawer`. */
export interface VariantDrawerProps {
  isOpen: boolean;
  /** Index of the variant in the form; null if it was removed. */
  index: number | null;
  currencies: readonly string[];
  onClose: (index: number) => void;
  onRemove: (index: number) => void;
}

function VariantTitle({ index }: { index: number }) {
  const { formatMessage } = useIntl();
  const { control } = useProductForm();
  const sku = useWatch({ control, name: `variants.${index}.sku` });
  return sku ? formatMessage(messages.variant, { sku }) : formatMessage(messages.newVariant);
}

function OpenVariant({ index, currencies }: { index: number; currencies: readonly string[] }) {
  useFieldFocus('variant');
  const { control, getValues, setValue } = useProductForm();
  const path = `variants.${index}` as const;
  const mustCopy = useWatch({ control, name: path, compute: isShared });
  // Before the browser can pass on an input, also when the form is reset while a variant is open.
  useLayoutEffect(() => {
    if (!mustCopy) return;
    const { id, ...copy } = ownCopy(getValues(path));
    // An equal value would not replace the shared one.
    setValue(path, { ...copy, id: '' });
    setValue(`${path}.id`, id);
  }, [mustCopy, getValues, setValue, path]);
  return <VariantFields index={index} currencies={currencies} />;
}

/**
 * The fields of a variant. They belong to the product's form, so closing the drawer loses nothing and everything is
 * saved together.
 */
export function VariantDrawer({ isOpen, index, currencies, onClose, onRemove }: VariantDrawerProps) {
  const { formatMessage } = useIntl();
  const close = () => {
    if (index !== null) onClose(index);
  };
  return (
    <SideDrawer
      isOpen={isOpen}
      size="medium"
      title={index !== null && <VariantTitle index={index} />}
      footer={
        index !== null && (
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
      {index !== null && <OpenVariant key={index} index={index} currencies={currencies} />}
    </SideDrawer>
  );
}
