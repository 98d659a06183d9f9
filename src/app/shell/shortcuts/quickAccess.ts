import { createContext, useContext } from 'react';

/** What opens over the page from anywhere. */
export type QuickPanel = 'palette' | 'notifications' | 'shortcuts';

/** Opens what stands over the page. */
export interface QuickAccess {
  open(panel: QuickPanel): void;
}

/** Filled by `QuickPanels`. */
export const QuickAccessContext = createContext<QuickAccess | null>(null);

/** How to open the palette, the notifications and the shortcuts. Throws outside of `QuickPanels`. */
export function useQuickAccess(): QuickAccess {
  const access = useContext(QuickAccessContext);
  if (!access) throw new Error('useQuickAccess stands outside QuickPanels.');
  return access;
}
