import type { FluentIcon } from '@fluentui/react-icons';

/** Maximum number of entries in a palette group (spec, section 9). */
export const groupLimit = 4;

/** An entry that can be selected in the palette: a page to open or an action. */
export interface PaletteEntry {
  /** Unique within the palette. */
  id: string;
  label: string;
  /** Shown next to the label; for example, the SKU of a product. */
  note?: string | undefined;
  icon: FluentIcon;
  /** The path it leads to. Entries with a path are remembered as recent choices. */
  to?: string;
  onChoose?: () => void;
  /** Additional search terms. */
  keywords?: readonly string[];
}

/** Entries under a heading. */
export interface PaletteGroup {
  id: string;
  heading: string;
  entries: readonly PaletteEntry[];
}
