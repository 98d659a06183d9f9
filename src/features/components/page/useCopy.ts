import { useIntl } from 'react-intl';
import { useToast } from '#ui/state/useToast';
import { messages } from '../messages';

/** Returns a function that copies a text and reports it in a toast. */
export function useCopy(): (text: string, done: string) => Promise<void> {
  const { formatMessage } = useIntl();
  const toast = useToast();
  return async (text, done) => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(done);
    } catch {
      toast.error(formatMessage(messages.notCopied));
    }
  };
}
