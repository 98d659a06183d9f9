import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { getHeldFiles } from '#entities/catalog/heldFiles';
import { toShopInput } from '#entities/catalog/shopSchema';
import { useNavigate } from '#routing/navigation';
import { href, paths } from '#routing/paths';
import { FormDialog } from '#ui/dialog/FormDialog';
import { useToast } from '#ui/state/useToast';
import { useCatalogCreateMutation } from './CatalogCreateDialog.generated';
import type { CatalogDialogProps } from './catalogDialog';
import { CatalogForm } from './CatalogForm';
import { NAME_LENGTH, newCatalogValues, type CatalogValues } from './catalogSchema';
import { formMessages } from './formMessages';

export interface CatalogCreateDialogProps extends CatalogDialogProps {
  /** Key of files to import into the catalog, see `holdFiles`; empty if there are none. */
  held: string;
}

/** Returns the name of a file as that of a catalog: `garden_tools-2026.csv` as “Garden tools 2026”. */
const toName = (fileName: string) => {
  const words = fileName
    .replace(/\.[^.]+$/, '')
    .split(/[\s_-]+/)
    .filter(Boolean)
    .join(' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Dialog that creates a catalog and opens it, or the import of the file that it was created for. */
export function CatalogCreateDialog({ isOpen, held, onClose }: CatalogCreateDialogProps) {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const navigate = useNavigate();
  const [create] = useCatalogCreateMutation({ refetchQueries: ['ShellCatalogs'] });
  const [file] = getHeldFiles(held);
  const values = useMemo(
    () => (file ? { ...newCatalogValues, name: toName(file.name).slice(0, NAME_LENGTH) } : newCatalogValues),
    [file],
  );
  const save = async (input: CatalogValues) => {
    const { data } = await create({ variables: { input: { ...input, ...toShopInput(input) } } });
    if (!data) return;
    const { id, name } = data.createCatalog.catalog;
    toast.success(formatMessage(formMessages.created, { name }));
    navigate(
      file ? href(paths.catalogImport, { catalogId: id }, { held }) : href(paths.catalogDetail, { catalogId: id }),
    );
  };
  return (
    <FormDialog isOpen={isOpen} isWide onClose={onClose}>
      <CatalogForm
        title={formatMessage(formMessages.createTitle)}
        text={file && formatMessage(formMessages.createForFile, { file: file.name })}
        submitLabel={formatMessage(file ? formMessages.createAndImport : formMessages.create)}
        values={values}
        isNew
        onSave={save}
        onClose={onClose}
      />
    </FormDialog>
  );
}
