import { useIntl } from 'react-intl';
import { DialogForm } from '#ui/form/DialogForm';
import { FormDialog } from '#ui/dialog/FormDialog';
import { ShopFields } from './ShopFields';
import { shopMessages } from './shopMessages';
import type { ShopSettingsFragment } from './ShopSettings.generated';
import { useShopForm } from './useShopForm';

export interface ShopDialogProps {
  isOpen: boolean;
  catalog: ShopSettingsFragment;
  /** Called once the catalog has a shop and the export can start. */
  onSaved: () => void;
  onClose: () => void;
}

function ShopDialogForm({ catalog, onSaved, onClose }: Omit<ShopDialogProps, 'isOpen'>) {
  const { formatMessage } = useIntl();
  const { control, submit, problem, formState } = useShopForm(catalog, onSaved);
  return (
    <DialogForm
      title={formatMessage(shopMessages.dialogTitle)}
      text={formatMessage(shopMessages.text)}
      problem={problem}
      submitLabel={formatMessage(shopMessages.saveAndExport)}
      formState={formState}
      onSubmit={submit}
      onClose={onClose}
    >
      <ShopFields control={control} catalog={catalog} />
    </DialogForm>
  );
}

/** A dialog for the shop settings of a catalog, shown before its first Google feed export. */
export function ShopDialog({ isOpen, ...form }: ShopDialogProps) {
  return (
    <FormDialog isOpen={isOpen} onClose={form.onClose}>
      <ShopDialogForm {...form} />
    </FormDialog>
  );
}
