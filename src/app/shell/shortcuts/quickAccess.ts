import { createContext, useContext } from 'react';

/** A panel that can be opened over any page. */
export type QuickPanel = 'palette' | 'notifications' | 'shortcuts' | 'customizer';

/** Opens panels over the page. */
export interface QuickAccess {
  /** The open panel, or null if none is open. */
  current: QuickPanel | null;
  open: (panel: QuickPanel) => void;
  close: () => void;
  /** Keeps what is typed while the palette opens, before its field has the focus. */
  typeAhead: (text: string) => void;
  /** Returns what was typed ahead since the last call. */
  takeTypedAhead: () => string;
}

/** Provided by `QuickPanels`. */
export const QuickAccessContext = createContext<QuickAccess | null>(null);

/** Returns functions to open the palette, notifications, shortcuts, and customizer. Throws outside of `QuickPanels`. */
export function useQuickAccess(): QuickAccess {
  const access = useContext(QuickAccessContext);
  if (!access) throw new Error('useQuickAccess must be used within QuickPanels.');
  return access;
}
