import { useIntl } from 'react-intl';
import { getErrorMessage } from '#graphql/errors';
import type { UpdateInvoiceInput } from '#graphql/types.generated';
import { useToast } from '#ui/state/useToast';
import { useInvoiceUpdateMutation } from '../InvoiceUpdate.generated';
import { previewMessages } from '../document/previewMessages';

/** The fields of an invoice to change. */
type InvoiceChange = Omit<UpdateInvoiceInput, 'id'>;

/** Time to undo an action from its toast, in milliseconds. */
const undoMs = 12_000;

/** A change of some fields and the change that undoes it. */
export interface InvoiceStep {
  input: InvoiceChange;
  undo: InvoiceChange;
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
  const takeBack = (input: InvoiceChange) =>
    update({ variables: { input: { ...input, id } } }).catch((error: unknown) =>
      toast.error(intl.formatMessage(previewMessages.failed), getErrorMessage(error, intl)),
    );
  return async ({ input, undo, done }) => {
    await update({ variables: { input: { ...input, id } } });
    const action = { label: intl.formatMessage(previewMessages.undo), onSelect: () => void takeBack(undo) };
    toast.show({ intent: 'success', title: done, actions: [action], timeoutMs: undoMs });
  };
}
