import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { getErrorMessage } from '#graphql/errors';
import { href, paths } from '#routing/paths';
import { DialogForm } from '#ui/form/DialogForm';
import { showFieldErrors } from '#ui/form/serverErrors';
import { sharedMessages } from '#ui/sharedMessages';
import { useSubmitOnce } from '#ui/form/useSubmitOnce';
import { TextField } from '#ui/form/TextField';
import { useJobRun } from '#entities/job/useJobRun';
import { useCatalogCloneMutation } from './CatalogCloneForm.generated';
import type { CatalogDialogTarget } from './catalogDialog';
import { catalogSchema } from './catalogSchema';
import { formMessages } from './formMessages';

export interface CatalogCloneFormProps {
  catalog: CatalogDialogTarget;
  onClose: () => void;
}

/** Form for the name of the copy. Starts the job that creates it; a toast then opens it. */
export function CatalogCloneForm({ catalog, onClose }: CatalogCloneFormProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const runJob = useJobRun();
  const [clone] = useCatalogCloneMutation();
  const { control, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(z.pick(catalogSchema(intl), { name: true })),
    defaultValues: { name: formatMessage(formMessages.cloneSuggestion, { name: catalog.name }) },
  });

  const save = useSubmitOnce(
    handleSubmit(async ({ name }) => {
      try {
        const { data } = await clone({ variables: { id: catalog.id, name } });
        if (!data) return;
        runJob(data.cloneCatalog.job, {
          busy: formatMessage(formMessages.cloning, { name: catalog.name }),
          done: (job) => formatMessage(formMessages.cloned, { name: job.catalog?.name ?? name }),
          open: (job) =>
            job.catalog
              ? {
                  label: formatMessage(sharedMessages.openCatalog),
                  to: href(paths.catalogDetail, { catalogId: job.catalog.id }),
                }
              : undefined,
        });
        onClose();
      } catch (error) {
        if (!showFieldErrors(error, setError, ['name'])) setError('root', { message: getErrorMessage(error, intl) });
      }
    }),
  );

  return (
    <DialogForm
      title={formatMessage(formMessages.cloneTitle, { name: catalog.name })}
      text={formatMessage(formMessages.cloneText, { count: catalog.productCount })}
      problem={formState.errors.root?.message}
      submitLabel={formatMessage(formMessages.cloneSubmit)}
      formState={formState}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField control={control} name="name" label={formatMessage(formMessages.cloneName)} isRequired />
    </DialogForm>
  );
}
