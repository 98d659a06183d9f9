import { lazy, Suspense } from 'react';
import type { CatalogDialog, CatalogDialogTarget } from './catalogDialog';

const CatalogCreateDialog = lazy(() =>
  import('./CatalogCreateDialog').then((module) => ({ default: module.CatalogCreateDialog })),
);
const CatalogEditDialog = lazy(() =>
  import('./CatalogEditDialog').then((module) => ({ default: module.CatalogEditDialog })),
);
const CatalogCloneDialog = lazy(() =>
  import('./CatalogCloneDialog').then((module) => ({ default: module.CatalogCloneDialog })),
);
const CatalogDeleteDialog = lazy(() =>
  import('./CatalogDeleteDialog').then((module) => ({ default: module.CatalogDeleteDialog })),
);

/** Props of `CatalogDialogs`. */
export interface CatalogDialogsProps {
  /** null for none. */
  dialog: CatalogDialog | null;
  /** What the dialog is about; nothing shows while that is not known. */
  catalog: CatalogDialogTarget | undefined;
  /** Called after the catalog was deleted, in place of `onClose`. */
  onDeleted?(): void;
  onClose(): void;
}

/** The dialog that is open, loaded when it is first asked for. */
export function CatalogDialogs({ dialog, catalog, onDeleted, onClose }: CatalogDialogsProps) {
  return (
    <Suspense fallback={null}>
      {dialog === 'create' && <CatalogCreateDialog onClose={onClose} />}
      {dialog === 'edit' && catalog && <CatalogEditDialog catalogId={catalog.id} onClose={onClose} />}
      {dialog === 'clone' && catalog && <CatalogCloneDialog catalog={catalog} onClose={onClose} />}
      {dialog === 'delete' && catalog && (
        <CatalogDeleteDialog catalog={catalog} onDeleted={onDeleted} onClose={onClose} />
      )}
    </Suspense>
  );
}
