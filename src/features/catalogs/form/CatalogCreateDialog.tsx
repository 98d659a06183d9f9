import { useIntl } from 'react-intl';
import { toShopInput } from '#entities/catalog/shopSchema';
import { useNavigate } from '#routing/navigation';
import { href, paths } from '#routing/paths';
import { FormDialog } from '#ui/dialog/FormDialog';
import { useToast } from '#ui/state/useToast';
import { useCatalogCreateMutation } from './CatalogCreateDialog.generated';
import type { CatalogDialogProps } from './catalogDialog';
import { CatalogForm } from './CatalogForm';
import { newCatalogValues, type CatalogValues } from './catalogSchema';
import { formMessages } from './formMessages';

/** Dialog that creates a catalog and opens it. */
export function CatalogCreateDialog({ isOpen, onClose }: CatalogDialogProps) {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const navigate = useNavigate();
  const [create] = useCatalogCreateMutation({ refetchQueries: ['ShellCatalogs'] });
  const save = async (input: CatalogValues) => {
    const { data } = await create({ variables: { input: { ...input, ...toShopInput(input) } } });
    if (!data) return;
    const { id, name } = data.createCatalog.catalog;
    toast.success(formatMessage(formMessages.created, { name }));
    navigate(href(paths.catalogDetail, { catalogId: id }));
  };
  return (
    <FormDialog isOpen={isOpen} isWide onClose={onClose}>
      <CatalogForm
        title={formatMessage(formMessages.createTitle)}
        submitLabel={formatMessage(formMessages.create)}
        values={newCatalogValues}
        isNew
        onSave={save}
        onClose={onClose}
      />
    </FormDialog>
  );
}
