import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { useToast } from '../../ui/useToast';
import { useCatalogDeleteMutation } from './CatalogDeleteDialog.generated';
import type { CatalogDialogProps, CatalogDialogTarget } from './catalogDialog';
import { forgetCatalog } from './forgetCatalog';
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
  const toast = useToast();
  const { id, name, productCount } = catalog;
  const [remove] = useCatalogDeleteMutation({
    update: (cache) => forgetCatalog(cache, id),
    // The page of the catalog itself would ask for what is not there any more.
    refetchQueries: onDeleted ? ['ShellCatalogs'] : 'active',
  });
  const isDeletedRef = useRef(false);
  const confirm = async () => {
    await remove({ variables: { id } });
    toast.success(formatMessage(formMessages.deleted, { name }));
    isDeletedRef.current = true;
  };
  const close = () => (isDeletedRef.current && onDeleted ? onDeleted() : onClose());
  return (
    <ConfirmDialog
      isOpen={isOpen}
      isDanger
      title={formatMessage(formMessages.deleteTitle, { name })}
      confirmLabel={formatMessage(formMessages.deleteSubmit)}
      onConfirm={confirm}
      onClose={close}
    >
      {formatMessage(formMessages.deleteText, { count: productCount })}
    </ConfirmDialog>
  );
}
