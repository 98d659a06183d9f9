import { zodResolver } from '@hookform/resolvers/zod';
import { Button } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { getErrorMessage } from '#graphql/errors';
import { TextField } from '#ui/form/TextField';
import { useRecordForm } from '#ui/form/useRecordForm';
import { messages as uiMessages } from '#ui/messages';
import { Notice } from '#ui/state/Notice';
import { useToast } from '#ui/state/useToast';
import { useFormStyles } from '../formStyles';
import { recordMessages as messages } from './recordMessages';
import { useExampleUserCreateMutation, useExampleUserDeleteMutation } from './ServerValidation.generated';

const schema = z.object({
  fullName: z.string().check(z.trim()),
  username: z.string().check(z.trim()),
  email: z.string().check(z.trim()),
});

// The username is taken, which only the server knows.
const values = { fullName: 'Amara Okafor', username: 'amara.okafor', email: 'amara@lagoon.example' };

/** The server checks the rest, and its messages appear at their fields. A user that it accepts can be removed again. */
export function ServerValidation() {
  const intl = useIntl();
  const { formatMessage } = intl;
  const styles = useFormStyles();
  const toast = useToast();
  const [create] = useExampleUserCreateMutation();
  const [remove] = useExampleUserDeleteMutation();
  const undo = (id: string) =>
    remove({ variables: { id } }).catch((error: unknown) =>
      toast.error(formatMessage(uiMessages.undoFailed), getErrorMessage(error, intl)),
    );
  const { form, submit, failure } = useRecordForm({
    resolver: zodResolver(schema),
    values,
    fields: ['fullName', 'username', 'email'],
    onSave: async (input) => {
      const { data } = await create({ variables: { input } });
      if (!data) return;
      const { id, fullName: name } = data.createUser.user;
      toast.show({
        intent: 'success',
        title: formatMessage(messages.created, { name }),
        actions: [{ label: formatMessage(uiMessages.undo), onSelect: () => void undo(id) }],
      });
    },
  });
  const { control, formState } = form;
  return (
    <form noValidate className={styles.fields} onSubmit={(event) => void submit(event)}>
      {failure && <Notice tone="danger">{failure}</Notice>}
      <TextField control={control} name="fullName" label={formatMessage(messages.name)} isRequired />
      <TextField control={control} name="username" label={formatMessage(messages.username)} isRequired />
      <TextField control={control} name="email" type="email" label={formatMessage(messages.email)} isRequired />
      <div className={styles.actions}>
        <Button type="submit" appearance="primary" disabledFocusable={formState.isSubmitting}>
          {formatMessage(messages.create)}
        </Button>
      </div>
    </form>
  );
}
