import { lazy, Suspense, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { QuickAccessContext, type QuickPanel } from './quickAccess';
import { useShortcuts } from './useShortcuts';

const Palette = lazy(() => import('../palette/Palette').then((module) => ({ default: module.Palette })));
const NotificationPanel = lazy(() =>
  import('../notifications/NotificationPanel').then((module) => ({ default: module.NotificationPanel })),
);
const ShortcutSheet = lazy(() => import('./ShortcutSheet').then((module) => ({ default: module.ShortcutSheet })));

const CustomizerPanel = lazy(() =>
  import('../customizer/CustomizerPanel').then((module) => ({ default: module.CustomizerPanel })),
);

const panels = {
  palette: Palette,
  notifications: NotificationPanel,
  shortcuts: ShortcutSheet,
  customizer: CustomizerPanel,
};

/** What has the focus; of a menu, which is gone with the choice of an entry, the button that opened it. */
const focusedElement = () => {
  const menu = document.activeElement?.closest('[role="menu"]');
  return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : document.activeElement;
};

/** Opens the palette, the notifications, the shortcuts and the customizer over the page, by button and key; each is loaded with its first use. */
export function QuickPanels({ children }: { children: ReactNode }) {
  const [current, setCurrent] = useState<QuickPanel | null>(null);
  const [loaded, setLoaded] = useState<readonly QuickPanel[]>([]);
  const openerRef = useRef<Element | null>(null);
  const access = useMemo(
    () => ({
      current,
      close: () => setCurrent(null),
      open(panel: QuickPanel) {
        // From one panel to the next, the page's own place is kept.
        if (!document.activeElement?.closest('[role="dialog"]')) openerRef.current = focusedElement();
        setLoaded((given) => (given.includes(panel) ? given : [...given, panel]));
        setCurrent(panel);
      },
    }),
    [current],
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
      if (activeElement && activeElement !== document.body) return;
      // The button may have been taken away by what was chosen.
      (opener.isConnected ? opener : document.getElementById('main'))?.focus({ preventScroll: true });
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
