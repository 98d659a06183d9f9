import { lazy, Suspense, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { QuickAccessContext, type QuickPanel } from './quickAccess';
import { useShortcuts } from './useShortcuts';

const Palette = lazy(() => import('../palette/Palette').then((module) => ({ default: module.Palette })));
const NotificationPanel = lazy(() =>
  import('../notifications/NotificationPanel').then((module) => ({ default: module.NotificationPanel })),
);
const ShortcutSheet = lazy(() => import('./ShortcutSheet').then((module) => ({ default: module.ShortcutSheet })));

const panels = { palette: Palette, notifications: NotificationPanel, shortcuts: ShortcutSheet };

/** Opens the palette, the notifications and the shortcuts over the page, by button and key; each is loaded with its first use. */
export function QuickPanels({ children }: { children: ReactNode }) {
  const [current, setCurrent] = useState<QuickPanel | null>(null);
  const [loaded, setLoaded] = useState<readonly QuickPanel[]>([]);
  const openerRef = useRef<Element | null>(null);
  const access = useMemo(
    () => ({
      open(panel: QuickPanel) {
        // From one panel to the next, the page's own place is kept.
        if (!document.activeElement?.closest('[role="dialog"]')) openerRef.current = document.activeElement;
        setLoaded((given) => (given.includes(panel) ? given : [...given, panel]));
        setCurrent(panel);
      },
    }),
    [],
  );
  useShortcuts(access);
  useEffect(() => {
    const opener = openerRef.current;
    if (current !== null || !(opener instanceof HTMLElement)) return;
    // Once the panel has gone, unless something else, such as the heading of a new page, has the focus then.
    const timer = setInterval(() => {
      const { activeElement } = document;
      if (activeElement?.closest('[role="dialog"]')) return;
      clearInterval(timer);
      if (!activeElement || activeElement === document.body) opener.focus();
    }, 50);
    return () => clearInterval(timer);
  }, [current]);
  return (
    <QuickAccessContext value={access}>
      {children}
      {loaded.map((name) => {
        const Panel = panels[name];
        return (
          <Suspense key={name} fallback={null}>
            <Panel
              isOpen={name === current}
              // Another panel that this one has opened stays.
              onClose={() => setCurrent((open) => (open === name ? null : open))}
            />
          </Suspense>
        );
      })}
    </QuickAccessContext>
  );
}
