import { Button } from '@fluentui/react-components';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { codeOf, fieldErrorsOf, messageOf } from '../../graphql/errors';
import { DialogForm } from '../../ui/form/DialogForm';
import { showFieldErrors } from '../../ui/form/serverErrors';
import { CatalogFields } from './CatalogFields';
import { catalogFieldNames, catalogSchema, type CatalogValues } from './catalogSchema';
import { formMessages } from './formMessages';

/** Props of `CatalogForm`. */
export interface CatalogFormProps {
  title: string;
  submitLabel: string;
  /** What the form begins with; newer values come in where nothing was typed. */
  values: CatalogValues;
  isNew?: boolean;
  /** Rejects with the server's refusal, which shows at the fields. */
  onSave(values: CatalogValues): Promise<void>;
  /** Loads the values again, offered when somebody else has changed them meanwhile. */
  onReload?(): Promise<unknown>;
  onClose(): void;
}

/** The form in which a catalog is made or changed; stands in a dialog. */
export function CatalogForm({
  title,
  submitLabel,
  values,
  isNew = false,
  onSave,
  onReload,
  onClose,
}: CatalogFormProps) {
  const intl = useIntl();
  const [failure, setFailure] = useState<unknown>(null);
  const { control, handleSubmit, setError, setFocus, setValue, formState } = useForm<CatalogValues>({
    resolver: zodResolver(catalogSchema(intl)),
    values,
    resetOptions: { keepDirtyValues: true },
  });

  // Where the form takes the place of its skeleton, the focus would stay behind with that.
  useEffect(() => setFocus('name'), [setFocus]);

  const save = handleSubmit(async (valid) => {
    setFailure(null);
    try {
      await onSave(valid);
    } catch (error) {
      const isAtField = showFieldErrors(error, setError, catalogFieldNames);
      const isSaidThere = Object.values(fieldErrorsOf(error)).includes(messageOf(error, intl));
      if (!isAtField || (codeOf(error) === 'CONFLICT' && !isSaidThere)) setFailure(error);
    }
  });
  const reload = async () => {
    await onReload?.();
    setFailure(null);
  };

  return (
    <DialogForm
      title={title}
      problem={failure === null ? null : messageOf(failure, intl)}
      problemActions={
        onReload &&
        codeOf(failure) === 'CONFLICT' && (
          <Button onClick={() => void reload().catch(setFailure)}>{intl.formatMessage(formMessages.loadAgain)}</Button>
        )
      }
      submitLabel={submitLabel}
      isBusy={formState.isSubmitting}
      onSubmit={save}
      onClose={onClose}
    >
      <CatalogFields control={control} setValue={setValue} isNew={isNew} />
    </DialogForm>
  );
}
