import { cloneElement, Suspense, useState, type ButtonHTMLAttributes, type ReactElement } from 'react';

export interface LazyPopupProps {
  kind: 'menu' | 'dialog';
  /** The button without its handlers. */
  button: ReactElement<ButtonHTMLAttributes<HTMLButtonElement>>;
  /** Fetches the code of the popup. */
  load: () => Promise<unknown>;
  /** Returns the button with the popup, which is open when it mounts. */
  children: () => ReactElement;
}

/**
 * A button that opens a popup. Menus, popovers, and their positioning are a large part of Fluent, and their entries have
 * icons and texts, so their code is fetched when the pointer is first over the button or it has the focus.
 */
export function LazyPopup({ kind, button, load, children }: LazyPopupProps) {
  const [isWanted, setIsWanted] = useState(false);
  const preload = () => void load().catch(() => undefined);
  const closed = cloneElement(button, {
    'aria-haspopup': kind,
    'aria-expanded': false,
    onPointerEnter: preload,
    onFocus: preload,
    onClick: () => setIsWanted(true),
  });
  return isWanted ? <Suspense fallback={closed}>{children()}</Suspense> : closed;
}
