import { useFocusFinders } from '@fluentui/react-components';

/**
 * A user of Fluent's focus management that stays: a dialog that leaves with its page would else take along what knows
 * that the page behind it was hidden from screen readers.
 */
export function FocusKeeper() {
  useFocusFinders();
  return null;
}
