import { useIntl } from 'react-intl';
import { getErrorMessage } from '#graphql/errors';
import { useToast } from '#ui/state/useToast';
import { messages } from './messages';

/** Waits for a change that was applied optimistically, and calls `onDone` after it. */
type Take = (change: Promise<unknown>, onDone?: () => void) => Promise<void>;

/** Returns a function that shows in a toast why the server rejected a change, and then calls `onRejected`. */
export function useChange(onRejected?: () => Promise<unknown>): Take {
  const intl = useIntl();
  const toast = useToast();
  return async (change, onDone) => {
    try {
      await change;
      onDone?.();
    } catch (error) {
      toast.error(intl.formatMessage(messages.changeFailed), getErrorMessage(error, intl));
      await onRejected?.();
    }
  };
}
