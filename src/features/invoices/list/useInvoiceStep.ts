import { useIntl } from 'react-intl';
import { getErrorMessage } from '../../../graphql/errors';
import type { InvoiceUpdateInput } from '../../../graphql/types.generated';
import { useToast } from '../../../ui/state/useToast';
import { useInvoiceUpdateMutation } from '../InvoiceUpdate.generated';
import { previewMessages } from '../document/previewMessages';

/** Time to undo an action from its toast, in milliseconds. */
const undoMs = 12_000;

/** A change of some fields and the change that undoes it. */
export interface InvoiceStep {
  input: InvoiceUpdateInput;
  undo: InvoiceUpdateInput;
  /** The toast message after the change. */
  done: string;
}

/**
 * Returns a function that changes an invoice and shows a toast with an undo action. It rejects with the server's error.
 */
export function useInvoiceStep(id: string): (step: InvoiceStep) => Promise<void> {
  const intl = useIntl();
  const toast = useToast();
  const [update] = useInvoiceUpdateMutation();
  const takeBack = (input: InvoiceUpdateInput) =>
    update({ variables: { id, input } }).catch((error: unknown) =>
      toast.error(intl.formatMessage(previewMessages.failed), getErrorMessage(error, intl)),
    );
  return async ({ input, undo, done }) => {
    await update({ variables: { id, input } });
    const action = { label: intl.formatMessage(previewMessages.undo), onSelect: () => void takeBack(undo) };
    toast.show({ intent: 'success', title: done, actions: [action], timeoutMs: undoMs });
  };
}
