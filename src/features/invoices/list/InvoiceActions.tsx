import { Button } from '@fluentui/react-components';
import { Delete20Regular } from '@fluentui/react-icons/svg/delete';
import { Edit20Regular } from '@fluentui/react-icons/svg/edit';
import { Payment20Regular } from '@fluentui/react-icons/svg/payment';
import { Print20Regular } from '@fluentui/react-icons/svg/print';
import { Send20Regular } from '@fluentui/react-icons/svg/send';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { getErrorMessage } from '#graphql/errors';
import { href, paths } from '#routing/paths';
import { useSession } from '#session/sessionContext';
import { LinkButton } from '#ui/control/LinkButton';
import { recordMessages } from '#ui/recordMessages';
import { restoreFocus } from '#ui/state/returnFocus';
import { useToast } from '#ui/state/useToast';
import { getDollars } from '../invoiceAmounts';
import type { InvoiceDialog } from './invoiceDialog';
import type { InvoiceContentFragment } from '../document/InvoicePreview.generated';
import { paymentMessages } from '../payment/paymentMessages';
import { previewMessages } from '../document/previewMessages';
import { useInvoiceStep } from './useInvoiceStep';

export interface InvoiceActionsProps {
  invoice: InvoiceContentFragment;
  onDialog: (dialog: InvoiceDialog) => void;
}

/** Actions for the open invoice, depending on its status and the user's permissions. */
export function InvoiceActions({ invoice, onDialog }: InvoiceActionsProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { can } = useSession();
  const toast = useToast();
  const takeStep = useInvoiceStep(invoice.id);
  const [isBusy, setIsBusy] = useState(false);
  const { id, invoiceStatus, balance } = invoice;
  const canUpdate = can('update', 'Invoice');
  const isDraft = invoiceStatus === 'DRAFT';

  const markSent = async () => {
    setIsBusy(true);
    const done = formatMessage(previewMessages.markedSent, { id });
    await takeStep({ input: { invoiceStatus: 'SENT' }, undo: { invoiceStatus: 'DRAFT' }, done }).catch(
      (error: unknown) => toast.error(formatMessage(previewMessages.failed), getErrorMessage(error, intl)),
    );
    setIsBusy(false);
    // The button is removed and would lose the focus.
    restoreFocus();
  };

  return (
    <>
      {canUpdate && isDraft && (
        <Button
          appearance="primary"
          icon={<Send20Regular />}
          disabledFocusable={isBusy}
          onClick={() => void markSent()}
        >
          {formatMessage(previewMessages.markSent)}
        </Button>
      )}
      {canUpdate && getDollars(balance) > 0 && (
        <Button
          appearance={isDraft ? 'secondary' : 'primary'}
          icon={<Payment20Regular />}
          onClick={() => onDialog('payment')}
        >
          {formatMessage(paymentMessages.record)}
        </Button>
      )}
      <Button icon={<Print20Regular />} onClick={() => window.print()}>
        {formatMessage(previewMessages.print)}
      </Button>
      {canUpdate && (
        <LinkButton icon={<Edit20Regular />} to={href(paths.invoiceEdit, { invoiceId: id })}>
          {formatMessage(recordMessages.edit)}
        </LinkButton>
      )}
      {can('delete', 'Invoice') && (
        <Button icon={<Delete20Regular />} onClick={() => onDialog('delete')}>
          {formatMessage(recordMessages.delete)}
        </Button>
      )}
    </>
  );
}
