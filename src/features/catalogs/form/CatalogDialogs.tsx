import { lazy, Suspense } from 'react';
import { useLastOpen } from '#ui/hooks/useLastOpen';
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

export interface CatalogDialogsProps {
  /** null if no dialog is open. */
  dialog: CatalogDialog | null;
  /** The catalog that the dialog is about. Nothing is rendered until it is known. */
  catalog: CatalogDialogTarget | undefined;
  /** Key of files to import into a new catalog, see `holdFiles`. */
  held?: string;
  /** Called after the catalog was deleted, instead of `onClose`. */
  onDeleted?: () => void;
  onClose: () => void;
}

/** The open dialog. It is loaded when it is first opened. */
export function CatalogDialogs({ dialog, catalog, held = '', onDeleted, onClose }: CatalogDialogsProps) {
  const isOpen = dialog === 'create' || (dialog !== null && catalog !== undefined);
  const shown = useLastOpen(isOpen, dialog);
  const shownCatalog = useLastOpen(isOpen, catalog);
  const common = { isOpen, onClose };
  return (
    <Suspense fallback={null}>
      {shown === 'create' && <CatalogCreateDialog {...common} held={held} />}
      {shown === 'edit' && shownCatalog && <CatalogEditDialog {...common} catalogId={shownCatalog.id} />}
      {shown === 'clone' && shownCatalog && <CatalogCloneDialog {...common} catalog={shownCatalog} />}
      {shown === 'delete' && shownCatalog && (
        <CatalogDeleteDialog {...common} catalog={shownCatalog} onDeleted={onDeleted} />
      )}
    </Suspense>
  );
}
