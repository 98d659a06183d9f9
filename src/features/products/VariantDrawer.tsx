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
  /** Place of the variant in the form, counted from 0. */
  index: number;
  currencies: readonly string[];
  onClose(): void;
  onRemove(): void;
}

/** The fields of one variant. They belong to the product's form: nothing is lost by closing, and all is saved together. */
export function VariantDrawer({ index, currencies, onClose, onRemove }: VariantDrawerProps) {
  const { formatMessage } = useIntl();
  const { control } = useProductForm();
  const sku = useWatch({ control, name: `variants.${index}.sku` });
  useFieldFocus('variant');
  return (
    <OverlayDrawer open position="end" size="medium" onOpenChange={(_event, { open }) => !open && onClose()}>
      <DrawerHeader>
        <DrawerHeaderTitle
          heading={{ as: 'h2' }}
          action={
            <Button
              appearance="subtle"
              icon={<Dismiss20Regular />}
              aria-label={formatMessage(messages.close)}
              onClick={onClose}
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
        <Button appearance="primary" onClick={onClose}>
          {formatMessage(messages.done)}
        </Button>
        <Button onClick={onRemove}>{formatMessage(messages.remove)}</Button>
      </DrawerFooter>
    </OverlayDrawer>
  );
}
