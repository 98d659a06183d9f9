import { zodResolver } from '@hookform/resolvers/zod';
import { Button } from '@fluentui/react-components';
import { useForm } from 'react-hook-form';
import { useIntl, type IntlShape } from 'react-intl';
import * as z from 'zod/mini';
import { isEmailAddress } from '#shared/emailAddress';
import { isAmountOrEmpty } from '#ui/form/amounts';
import { TextField } from '#ui/form/TextField';
import { useToast } from '#ui/state/useToast';
import { useFormStyles } from '../formStyles';
import { recordMessages as messages } from './recordMessages';

const schema = ({ formatMessage }: Pick<IntlShape, 'formatMessage'>) =>
  z.object({
    name: z.string().check(z.trim(), z.minLength(1, formatMessage(messages.nameMissing))),
    email: z.string().check(z.trim(), z.refine(isEmailAddress, formatMessage(messages.emailWrong))),
    budget: z.string().check(z.refine(isAmountOrEmpty, formatMessage(messages.budgetWrong))),
  });

/** Fields are checked when the form is sent, and after that on each change. Focus moves to the first error. */
export function ClientValidation() {
  const intl = useIntl();
  const { formatMessage } = intl;
  const styles = useFormStyles();
  const toast = useToast();
  const { control, handleSubmit } = useForm({
    resolver: zodResolver(schema(intl)),
    defaultValues: { name: '', email: '', budget: '' },
  });
  const send = handleSubmit(({ name }) => toast.success(formatMessage(messages.valid, { name })));
  return (
    <form noValidate className={styles.fields} onSubmit={(event) => void send(event)}>
      <TextField control={control} name="name" label={formatMessage(messages.name)} isRequired />
      <TextField control={control} name="email" type="email" label={formatMessage(messages.email)} isRequired />
      <TextField control={control} name="budget" inputMode="decimal" label={formatMessage(messages.budget)} />
      <div className={styles.actions}>
        <Button type="submit" appearance="primary">
          {formatMessage(messages.check)}
        </Button>
      </div>
    </form>
  );
}
