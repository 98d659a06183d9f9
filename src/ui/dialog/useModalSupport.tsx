import { useFocusFinders } from '@fluentui/react-components';
import { useEffect } from 'react';
import { modalSupport } from './modalSupport';

function TabsterUser() {
  useFocusFinders();
  return null;
}

/**
 * Call this where a Fluent dialog or drawer is rendered. Tabster, which manages the focus for Fluent, hides the rest of
 * the page from screen readers while a dialog is open. It stops when the last component that uses it unmounts. If that
 * were the dialog, the page would stay hidden.
 */
export function useModalSupport(): void {
  useEffect(() => {
    if (modalSupport.get() === null) modalSupport.set(<TabsterUser />);
  }, []);
}
