import { FormDialog } from '#ui/dialog/FormDialog';
import type { CatalogDialogProps } from './catalogDialog';
import { CatalogEditForm } from './CatalogEditForm';

export interface CatalogEditDialogProps extends CatalogDialogProps {
  catalogId: string;
}

/** Dialog that edits the fields of a catalog. */
export function CatalogEditDialog({ isOpen, catalogId, onClose }: CatalogEditDialogProps) {
  return (
    <FormDialog isOpen={isOpen} isWide onClose={onClose}>
      <CatalogEditForm catalogId={catalogId} onClose={onClose} />
    </FormDialog>
  );
}
