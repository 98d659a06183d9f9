import type { ReactElement } from 'react';

/** One entry of a menu. */
export interface MenuEntry {
  id: string;
  label: string;
  icon?: ReactElement;
  isDisabled?: boolean;
  /** Shown below the label; for example, why the entry is disabled. */
  note?: string | undefined;
  /** Path of a screen, which makes the entry a link. */
  to?: string;
  /** For `choice` and `toggles`. */
  isChecked?: boolean;
  onSelect?: () => void;
}

/** Related entries, separated from the next ones by a line. */
export interface MenuSection {
  id: string;
  heading?: string;
  /**
   * `actions` run a command, exactly one entry of a `choice` is checked, and `toggles` are checked independently and
   * keep the menu open.
   */
  kind: 'actions' | 'choice' | 'toggles';
  entries: readonly MenuEntry[];
}

/** The content of a menu popup. */
export interface MenuContent {
  sections: readonly MenuSection[];
  /** Content above the entries, such as the signed-in user. */
  header?: ReactElement;
}
