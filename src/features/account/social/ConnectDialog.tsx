import { zodResolver } from '@hookform/resolvers/zod';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import type { ConnectionNetwork } from '#graphql/types.generated';
import { FormDialog } from '#ui/dialog/FormDialog';
import { DialogForm } from '#ui/form/DialogForm';
import { TextField } from '#ui/form/TextField';
import { useRecordForm } from '#ui/form/useRecordForm';
import { useToast } from '#ui/state/useToast';
import { useAccountConnectionSetMutation } from './AccountSocial.generated';
import { networkNames } from './networks';
import { socialMessages as messages } from './socialMessages';

export interface ConnectDialogProps {
  network: ConnectionNetwork;
  isOpen: boolean;
  onClose: () => void;
}

const empty = { name: '' };

function ConnectForm({ network, onClose }: Omit<ConnectDialogProps, 'isOpen'>) {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const [setConnection] = useAccountConnectionSetMutation();
  const label = networkNames[network];
  const { form, submit, failure } = useRecordForm({
    resolver: zodResolver(
      z.object({ name: z.string().check(z.trim(), z.minLength(1, formatMessage(messages.nameMissing))) }),
    ),
    values: empty,
    fields: ['name'],
    async onSave({ name }) {
      await setConnection({ variables: { input: { network, name } } });
      toast.success(formatMessage(messages.connected, { network: label }));
      onClose();
    },
  });
  return (
    <DialogForm
      title={formatMessage(messages.connectTo, { network: label })}
      problem={failure}
      submitLabel={formatMessage(messages.connect)}
      formState={form.formState}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        control={form.control}
        name="name"
        label={formatMessage(messages.accountName)}
        autoComplete="off"
        isRequired
      />
    </DialogForm>
  );
}

/** Asks for the name of the account on the network, and connects it. */
export function ConnectDialog({ isOpen, ...form }: ConnectDialogProps) {
  return (
    <FormDialog isOpen={isOpen} onClose={form.onClose}>
      <ConnectForm {...form} />
    </FormDialog>
  );
}
