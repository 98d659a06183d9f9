import { FormDialog } from '#ui/dialog/FormDialog';
import { CatalogCloneForm } from './CatalogCloneForm';
import type { CatalogDialogProps, CatalogDialogTarget } from './catalogDialog';

export interface CatalogCloneDialogProps extends CatalogDialogProps {
  catalog: CatalogDialogTarget;
}

/** Dialog that copies a catalog under a new name. */
export function CatalogCloneDialog({ isOpen, catalog, onClose }: CatalogCloneDialogProps) {
  return (
    <FormDialog isOpen={isOpen} onClose={onClose}>
      <CatalogCloneForm catalog={catalog} onClose={onClose} />
    </FormDialog>
  );
}
