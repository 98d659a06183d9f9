import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { inCurrency } from '#i18n/currency';
import { getFieldErrors, getErrorMessage } from '#graphql/errors';
import { amountText, parseAmount } from '#ui/form/amounts';
import { DialogForm } from '#ui/form/DialogForm';
import { TextField } from '#ui/form/TextField';
import { useSubmitOnce } from '#ui/form/useSubmitOnce';
import { Dollars } from '../Dollars';
import { currency } from '../invoiceChoices';
import { getDollars, getMoney } from '../invoiceAmounts';
import { hasCentsAtMost } from '../form/invoiceSchema';
import type { InvoiceRowFragment } from '../list/InvoiceList.generated';
import { toPayment } from './payment';
import { paymentMessages as messages } from './paymentMessages';
import { useInvoiceStep } from '../list/useInvoiceStep';

export interface PaymentFormProps {
  invoice: Pick<InvoiceRowFragment, 'id' | 'balance' | 'total' | 'paid' | 'invoiceStatus'>;
  onClose: () => void;
}

/** The form of a payment. It starts with the full balance due. */
export function PaymentForm({ invoice, onClose }: PaymentFormProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const takeStep = useInvoiceStep(invoice.id);
  const [failure, setFailure] = useState<unknown>(null);
  const [isDone, setIsDone] = useState(false);
  const [known, setKnown] = useState(invoice);
  const { id, invoiceStatus } = known;
  const total = getDollars(known.total);
  const paid = getDollars(known.paid);
  const balance = getDollars(known.balance);
  const getAmount = (text: string) => parseAmount(text) ?? NaN;
  const schema = z.object({
    amount: z.string().check(
      z.refine((text) => getAmount(text) > 0 && hasCentsAtMost(getAmount(text)), formatMessage(messages.amountMissing)),
      z.refine((text) => !(getAmount(text) > balance), formatMessage(messages.amountTooHigh)),
    ),
  });
  const { control, handleSubmit, setError, setFocus, formState } = useForm({
    values: { amount: amountText(balance, currency) },
    resetOptions: { keepDirtyValues: true },
    resolver: zodResolver(schema),
  });
  // Payments recorded by others update the form. The form's own payment does not, so that the dialog keeps its content
  // while it is submitted and closed.
  if (known !== invoice && !formState.isSubmitting && !isDone) setKnown(invoice);
  const typed = getAmount(useWatch({ control, name: 'amount' }));
  const rest = balance - typed;

  useEffect(() => setFocus('amount', { shouldSelect: true }), [setFocus]);

  const save = useSubmitOnce(
    handleSubmit(async ({ amount }) => {
      setFailure(null);
      try {
        const after = toPayment({ total, paid }, getAmount(amount));
        await takeStep({
          input: { ...after, paid: getMoney(after.paid) },
          undo: { paid: getMoney(paid), invoiceStatus },
          done: formatMessage(messages.done),
        });
        setIsDone(true);
        onClose();
      } catch (error) {
        const message = getFieldErrors(error).paid;
        if (message === undefined) setFailure(error);
        else setError('amount', { type: 'server', message });
      }
    }),
  );
  const hint =
    typed > 0 && rest >= 0 && hasCentsAtMost(typed)
      ? rest < 0.005
        ? formatMessage(messages.settles)
        : formatMessage(messages.leaves, { rest: intl.formatNumber(rest, inCurrency(currency)) })
      : undefined;

  return (
    <DialogForm
      title={formatMessage(messages.title, { id })}
      text={formatMessage(messages.text, {
        balance: <Dollars key="balance" amount={balance} />,
        total: <Dollars key="total" amount={total} />,
      })}
      problem={failure === null ? null : getErrorMessage(failure, intl)}
      submitLabel={formatMessage(messages.record)}
      formState={formState}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        control={control}
        name="amount"
        label={formatMessage(messages.amount)}
        {...(hint !== undefined && { hint })}
        inputMode="decimal"
        contentBefore="$"
        isRequired
      />
    </DialogForm>
  );
}
