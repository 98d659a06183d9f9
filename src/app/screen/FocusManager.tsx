import { useFocusFinders } from '@fluentui/react-components';

/**
 * A permanent user of Fluent’s focus management. Without it, a dialog that unmounts with its page also discards the
 * record that the page behind it was hidden from screen readers.
 */
export function FocusManager() {
  useFocusFinders();
  return null;
}
