import { urlChoice } from '#routing/urlParams';

const dialogs = ['create', 'edit', 'clone', 'delete'] as const;

/** A catalog dialog. The open one is stored in the URL. */
export type CatalogDialog = (typeof dialogs)[number];

/** The open dialog; null for none. */
export const urlDialog = urlChoice(dialogs);

/** Props shared by all catalog dialogs. */
export interface CatalogDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The catalog data that a dialog needs. */
export interface CatalogDialogTarget {
  id: string;
  name: string;
  productCount: number;
}
