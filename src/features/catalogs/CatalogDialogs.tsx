import { lazy, Suspense, useState } from 'react';
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
  const isOpen = dialog === 'create' || (dialog !== null && catalog !== undefined);
  const [last, setLast] = useState({ dialog, catalog });
  if (isOpen && (last.dialog !== dialog || last.catalog !== catalog)) setLast({ dialog, catalog });
  // A dialog has to be closed before it goes: only then it gives the page back to screen readers.
  const shown = isOpen ? { dialog, catalog } : last;
  const common = { isOpen, onClose };
  return (
    <Suspense fallback={null}>
      {shown.dialog === 'create' && <CatalogCreateDialog {...common} />}
      {shown.dialog === 'edit' && shown.catalog && <CatalogEditDialog {...common} catalogId={shown.catalog.id} />}
      {shown.dialog === 'clone' && shown.catalog && <CatalogCloneDialog {...common} catalog={shown.catalog} />}
      {shown.dialog === 'delete' && shown.catalog && (
        <CatalogDeleteDialog {...common} catalog={shown.catalog} onDeleted={onDeleted} />
      )}
    </Suspense>
  );
}
