import { useEffect, useEffectEvent, useRef } from 'react';
import { localStore } from '#lib/browserStorage';
import { useNavigate } from '#routing/navigation';
import { focusMessage } from '#ui/state/focusMessage';
import { useAvailableShortcuts } from './useAvailableShortcuts';
import type { QuickAccess } from './quickAccess';
import { hasSingleKeys, type Shortcut } from './shortcutList';

/** Maximum time between the two keys of a sequence, in milliseconds. */
const patienceMs = 1500;

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('input:not([type=checkbox], [type=radio]), textarea, select, [role="textbox"], [role="combobox"]'));

/** Dialogs and menus have their own keys. */
const isPageCovered = () => document.querySelector('[aria-modal="true"], [role="menu"]') !== null;

/** The keys of a key press, as the list of shortcuts names them. */
const pressed = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): readonly string[] | null => {
  if (altKey) return null;
  const name = key.toLowerCase();
  return ctrlKey || metaKey ? ['Mod', name] : [name];
};

const isSame = (keys: readonly string[]) => (shortcut: Pick<Shortcut, 'keys'>) =>
  shortcut.keys.join(' ') === keys.join(' ');

/** Enables the shortcuts while the calling component is mounted. */
export function useShortcuts({ current, open, close, typeAhead }: QuickAccess): void {
  const navigate = useNavigate();
  const offered = useAvailableShortcuts();
  const leadRef = useRef<{ key: string; at: number } | null>(null);

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const keys = pressed(event);
    const lead = leadRef.current;
    leadRef.current = null;
    if (!keys || event.defaultPrevented || event.repeat || event.isComposing) return;
    const isPlain = keys.length === 1;
    // What is typed while the palette opens is meant for it, not for the page.
    if (isPlain && current === 'palette' && !document.activeElement?.closest('[role="dialog"]')) {
      if (event.key === 'Escape') close();
      else if (event.key.length === 1) typeAhead(event.key);
      else return;
      event.preventDefault();
      return;
    }
    // What covers the page is searched for last: most keys are typed into a field.
    if (isPlain && (isTyping(event.target) || !hasSingleKeys(localStore))) return;
    if (isPageCovered()) return;
    const isFollowing = isPlain && lead !== null && event.timeStamp - lead.at < patienceMs;
    const typed = isFollowing ? [lead.key, ...keys] : keys;
    const shortcut = offered.find(isSame(typed));
    if (shortcut) {
      event.preventDefault();
      if ('panel' in shortcut.action) open(shortcut.action.panel);
      else if ('focus' in shortcut.action) focusMessage();
      else navigate(shortcut.action.to);
    } else if (isPlain && offered.some((each) => each.keys.length > 1 && each.keys[0] === keys[0])) {
      leadRef.current = { key: keys[0]!, at: event.timeStamp };
    }
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
