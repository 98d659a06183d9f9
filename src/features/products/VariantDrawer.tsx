import {
  Button,
  DrawerBody,
  DrawerFooter,
  DrawerHeader,
  DrawerHeaderTitle,
  OverlayDrawer,
} from '@fluentui/react-components';
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss';
import { useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { useFieldFocus } from './useFieldFocus';
import { useProductForm } from './useProductForm';
import { VariantFields } from './VariantFields';
import { variantMessages as messages } from './variantMessages';

/** Props of `VariantDrawer`. */
export interface VariantDrawerProps {
  isOpen: boolean;
  /** Place of the variant in the form, counted from 0; null for one that was removed. */
  index: number | null;
  currencies: readonly string[];
  onClose(index: number): void;
  onRemove(index: number): void;
}

type OpenVariantProps = Omit<VariantDrawerProps, 'isOpen' | 'index'> & { index: number };

function OpenVariant({ index, currencies, onClose, onRemove }: OpenVariantProps) {
  const { formatMessage } = useIntl();
  const { control } = useProductForm();
  const sku = useWatch({ control, name: `variants.${index}.sku` });
  useFieldFocus('variant');
  return (
    <>
      <DrawerHeader>
        <DrawerHeaderTitle
          heading={{ as: 'h2' }}
          action={
            <Button
              appearance="subtle"
              icon={<Dismiss20Regular />}
              aria-label={formatMessage(messages.close)}
              onClick={() => onClose(index)}
            />
          }
        >
          {sku ? formatMessage(messages.variant, { sku }) : formatMessage(messages.newVariant)}
        </DrawerHeaderTitle>
      </DrawerHeader>
      <DrawerBody>
        <VariantFields index={index} currencies={currencies} />
      </DrawerBody>
      <DrawerFooter>
        <Button appearance="primary" onClick={() => onClose(index)}>
          {formatMessage(messages.done)}
        </Button>
        <Button onClick={() => onRemove(index)}>{formatMessage(messages.remove)}</Button>
      </DrawerFooter>
    </>
  );
}

/** The fields of one variant. They belong to the product's form: nothing is lost by closing, and all is saved together. */
export function VariantDrawer({ isOpen, index, onClose, ...props }: VariantDrawerProps) {
  return (
    <OverlayDrawer
      open={isOpen}
      position="end"
      size="medium"
      onOpenChange={(_event, { open }) => !open && index !== null && onClose(index)}
    >
      {index !== null && <OpenVariant key={index} index={index} onClose={onClose} {...props} />}
    </OverlayDrawer>
  );
}
