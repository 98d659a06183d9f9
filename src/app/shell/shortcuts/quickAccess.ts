import { createContext, useContext } from 'react';

/** What opens over the page from anywhere. */
export type QuickPanel = 'palette' | 'notifications' | 'shortcuts' | 'customizer';

/** Opens what stands over the page. */
export interface QuickAccess {
  /** The panel that is open; null for none. */
  current: QuickPanel | null;
  open(panel: QuickPanel): void;
  close(): void;
}

/** Filled by `QuickPanels`. */
export const QuickAccessContext = createContext<QuickAccess | null>(null);

/** How to open the palette, the notifications, the shortcuts and the customizer. Throws outside of `QuickPanels`. */
export function useQuickAccess(): QuickAccess {
  const access = useContext(QuickAccessContext);
  if (!access) throw new Error('useQuickAccess stands outside QuickPanels.');
  return access;
}
