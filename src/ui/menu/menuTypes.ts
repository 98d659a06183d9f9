import type { ReactElement } from 'react';

/** One entry of a menu. */
export interface MenuEntry {
  id: string;
  label: string;
  icon?: ReactElement;
  isDisabled?: boolean;
  /** Said below the label, such as why the entry is disabled. */
  note?: string | undefined;
  /** Address of a screen: the entry is a link. */
  to?: string;
  /** For `choice` and `toggles`. */
  isChecked?: boolean;
  onSelect?(): void;
}

/** Entries that belong together; a line parts them from the next ones. */
export interface MenuSection {
  id: string;
  heading?: string;
  /** `actions` do something; of a `choice` one is checked; `toggles` are checked each for itself and keep the menu open. */
  kind: 'actions' | 'choice' | 'toggles';
  entries: readonly MenuEntry[];
}

/** What the popup of a menu is drawn from. */
export interface MenuContent {
  sections: readonly MenuSection[];
  /** Above the entries, such as who is signed in. */
  header?: ReactElement;
}
