import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Rocket20Regular } from '@fluentui/react-icons/svg/rocket';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useIntl, type IntlShape } from 'react-intl';
import * as z from 'zod/mini';
import { getErrorMessage } from '#graphql/errors';
import { showFieldErrors } from '#ui/form/serverErrors';
import { useSubmitOnce } from '#ui/form/useSubmitOnce';
import { TextAreaField } from '#ui/form/TextAreaField';
import { TextField } from '#ui/form/TextField';
import { Notice } from '#ui/state/Notice';
import { UnsavedChangesGuard } from '#ui/state/UnsavedChangesGuard';
import { Panel } from '#ui/layout/Panel';
import { usePublishFormMutation } from './PublishForm.generated';
import { publishMessages } from './publishMessages';

const useStyles = makeStyles({
  form: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: tokens.spacingVerticalM },
});

const publishSchema = ({ formatMessage }: IntlShape) =>
  z.object({
    label: z.string().check(z.trim(), z.maxLength(120, formatMessage(publishMessages.tooLong, { most: 120 }))),
    reason: z.string().check(z.trim(), z.maxLength(1000, formatMessage(publishMessages.tooLong, { most: 1000 }))),
  });

export interface PublishFormProps {
  catalogId: string;
  /** The number of the new version. */
  version: number;
  /** Whether products with errors are left out. */
  skipInvalid: boolean;
  isReady: boolean;
  /** Called with the id of the publishing job. */
  onStart: (jobId: string) => void;
}

/** The form to label the new version and publish it. */
export function PublishForm({ catalogId, version, skipInvalid, isReady, onStart }: PublishFormProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const styles = useStyles();
  const [publish] = usePublishFormMutation();
  const { control, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(publishSchema(intl)),
    defaultValues: { label: '', reason: '' },
  });
  const submit = useSubmitOnce(
    handleSubmit(async (values) => {
      try {
        const { data } = await publish({ variables: { catalogId, skipInvalid, ...values } });
        if (data) onStart(data.publishCatalog.job.id);
      } catch (error) {
        if (!showFieldErrors(error, setError, ['label', 'reason']))
          setError('root', { message: getErrorMessage(error, intl) });
      }
    }),
  );
  return (
    <Panel heading={formatMessage(publishMessages.formTitle, { version })}>
      <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
        <TextField
          control={control}
          name="label"
          label={formatMessage(publishMessages.label)}
          hint={formatMessage(publishMessages.labelHint)}
          isDisabled={!isReady}
        />
        <TextAreaField
          control={control}
          name="reason"
          label={formatMessage(publishMessages.reason)}
          hint={formatMessage(publishMessages.reasonHint)}
          isDisabled={!isReady}
          rows={3}
        />
        {formState.errors.root && <Notice tone="danger">{formState.errors.root.message}</Notice>}
        <Button
          type="submit"
          appearance="primary"
          icon={<Rocket20Regular />}
          disabledFocusable={!isReady || formState.isSubmitting}
        >
          {formatMessage(publishMessages.submit, { version })}
        </Button>
        <UnsavedChangesGuard isDirty={formState.isDirty && !formState.isSubmitting && !formState.isSubmitSuccessful} />
      </form>
    </Panel>
  );
}
