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

/** The focused element. For a menu, which closes when an entry is selected, the button that opened it. */
const focusedElement = () => {
  const menu = document.activeElement?.closest('[role="menu"]');
  return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : document.activeElement;
};

/**
 * Opens the palette, notifications, shortcuts, and customizer over the page, by button or key. Each is loaded when
 * first used.
 */
export function QuickPanels({ children }: { children: ReactNode }) {
  const [current, setCurrent] = useState<QuickPanel | null>(null);
  /** How many times each panel was opened. */
  const [openings, setOpenings] = useState<Partial<Record<QuickPanel, number>>>({});
  const openerRef = useRef<Element | null>(null);
  const typedAheadRef = useRef('');
  const access = useMemo(
    () => ({
      current,
      close: () => setCurrent(null),
      open(panel: QuickPanel) {
        // When one panel opens another, the element that was focused on the page is kept.
        if (!document.activeElement?.closest('[role="dialog"]')) openerRef.current = focusedElement();
        setOpenings((given) => ({ ...given, [panel]: (given[panel] ?? 0) + 1 }));
        typedAheadRef.current = '';
        setCurrent(panel);
      },
      typeAhead(text: string) {
        typedAheadRef.current += text;
      },
      takeTypedAhead() {
        const text = typedAheadRef.current;
        typedAheadRef.current = '';
        return text;
      },
    }),
    [current],
  );
  useShortcuts(access);
  useEffect(() => {
    const opener = openerRef.current;
    if (current !== null || !(opener instanceof HTMLElement)) return;
    // Waits until the panel is gone, unless something else has the focus by then, such as the heading of a new page.
    const timer = setInterval(() => {
      const { activeElement } = document;
      if (activeElement?.closest('[role="dialog"]')) return;
      clearInterval(timer);
      if (activeElement && activeElement !== document.body) return;
      // The selected action may have removed the button.
      (opener.isConnected ? opener : document.getElementById('main'))?.focus({ preventScroll: true });
    }, 50);
    return () => clearInterval(timer);
  }, [current]);
  return (
    <QuickAccessContext value={access}>
      {children}
      {(Object.keys(openings) as QuickPanel[]).map((name) => {
        const Panel = panels[name];
        return (
          // Opened again while it fades out, it starts anew instead of coming back and fading out after all.
          <Suspense key={`${name} ${openings[name]}`} fallback={null}>
            <Panel
              isOpen={name === current}
              // Does not close another panel that this one opened.
              onClose={() => setCurrent((open) => (open === name ? null : open))}
            />
          </Suspense>
        );
      })}
    </QuickAccessContext>
  );
}
