import type { FluentIcon } from '@fluentui/react-icons';

/** Entries that a group of the palette shows at most (spec, section 9). */
export const groupLimit = 4;

/** Something that can be chosen in the palette: a place to go to, or something to do. */
export interface PaletteEntry {
  /** Unique in the palette. */
  id: string;
  label: string;
  /** Beside the label, such as the SKU of a product. */
  note?: string | undefined;
  icon: FluentIcon;
  /** Where it leads. Places are remembered among the recent choices. */
  to?: string;
  onChoose?(): void;
  /** More words to find it by. */
  keywords?: readonly string[];
}

/** Entries under a heading. */
export interface PaletteGroup {
  id: string;
  heading: string;
  entries: readonly PaletteEntry[];
}
