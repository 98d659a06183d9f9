import { useIntl } from 'react-intl';
import { evictFromLists } from '#graphql/evictFromLists';
import { DeleteDialog } from '#ui/dialog/DeleteDialog';
import { useCatalogDeleteMutation } from './CatalogDeleteDialog.generated';
import type { CatalogDialogProps, CatalogDialogTarget } from './catalogDialog';
import { formMessages } from './formMessages';

export interface CatalogDeleteDialogProps extends CatalogDialogProps {
  catalog: CatalogDialogTarget;
  /** Called after the catalog was deleted, instead of `onClose`. */
  onDeleted?: (() => void) | undefined;
}

/** Asks for confirmation before a catalog is deleted. */
export function CatalogDeleteDialog({ isOpen, catalog, onDeleted, onClose }: CatalogDeleteDialogProps) {
  const { formatMessage } = useIntl();
  const { id, name, productCount } = catalog;
  const [remove] = useCatalogDeleteMutation({
    update: (cache) => evictFromLists(cache, 'catalogs', id),
    // Refetching all active queries on the catalog's own page would query the deleted catalog.
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
