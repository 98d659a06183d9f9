import { useIntl } from 'react-intl';
import { forgetListed } from '../../graphql/forgetListed';
import { DeleteDialog } from '../../ui/DeleteDialog';
import { useCatalogDeleteMutation } from './CatalogDeleteDialog.generated';
import type { CatalogDialogProps, CatalogDialogTarget } from './catalogDialog';
import { formMessages } from './formMessages';

/** Props of `CatalogDeleteDialog`. */
export interface CatalogDeleteDialogProps extends CatalogDialogProps {
  catalog: CatalogDialogTarget;
  /** Called after the catalog was deleted, in place of `onClose`. */
  onDeleted?: (() => void) | undefined;
}

/** Asks before a catalog is deleted, by its name. */
export function CatalogDeleteDialog({ isOpen, catalog, onDeleted, onClose }: CatalogDeleteDialogProps) {
  const { formatMessage } = useIntl();
  const { id, name, productCount } = catalog;
  const [remove] = useCatalogDeleteMutation({
    update: (cache) => forgetListed(cache, 'catalogs', id),
    // The page of the catalog itself would ask for what is not there any more.
    refetchQueries: onDeleted ? ['ShellCatalogs'] : 'active',
  });
  return (
    <DeleteDialog
      isOpen={isOpen}
      title={formatMessage(formMessages.deleteTitle, { name })}
      confirmLabel={formatMessage(formMessages.deleteSubmit)}
      doneText={formatMessage(formMessages.deleted, { name })}
      remove={() => remove({ variables: { id } })}
      onDeleted={onDeleted}
      onClose={onClose}
    >
      {formatMessage(formMessages.deleteText, { count: productCount })}
    </DeleteDialog>
  );
}
