import { useSession } from '#session/sessionContext';
import { useAvailableScreens } from '../search/useAvailableScreens';
import type { QuickPanel } from './quickAccess';
import { shortcuts, type Shortcut } from './shortcutList';

/** A shortcut that works here, with its path if it leads to a screen. */
export interface AvailableShortcut extends Pick<Shortcut, 'keys' | 'label'> {
  action: { panel: QuickPanel } | { to: string } | { focus: 'message' };
}

/** The shortcuts that work for the user. */
export function useAvailableShortcuts(): AvailableShortcut[] {
  const screens = useAvailableScreens();
  const { can } = useSession();
  return shortcuts.flatMap(({ keys, label, action }): AvailableShortcut[] => {
    if ('focus' in action) return [{ keys, label, action }];
    if ('panel' in action) {
      const isOffered = action.panel !== 'notifications' || can('read', 'Notification');
      return isOffered ? [{ keys, label, action }] : [];
    }
    const to = screens.find(({ screen }) => screen.path === action.path)?.to;
    return to === undefined ? [] : [{ keys, label, action: { to } }];
  });
}
