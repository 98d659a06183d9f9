import { urlChoice } from '../../routing/urlParams';

const dialogs = ['create', 'edit', 'clone', 'delete'] as const;

/** A dialog about a catalog; the address says which one is open. */
export type CatalogDialog = (typeof dialogs)[number];

/** Which dialog is open; null for none. */
export const urlDialog = urlChoice(dialogs);

/** What every dialog takes. */
export interface CatalogDialogProps {
  isOpen: boolean;
  onClose(): void;
}

/** What a dialog has to know of the catalog that it is about. */
export interface CatalogDialogTarget {
  id: string;
  name: string;
  productCount: number;
}
