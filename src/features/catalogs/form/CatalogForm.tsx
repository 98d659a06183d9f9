import { Button } from '@fluentui/react-components';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { getErrorCode, getFieldErrors, getErrorMessage } from '#graphql/errors';
import { DialogForm } from '#ui/form/DialogForm';
import { showFieldErrors } from '#ui/form/serverErrors';
import { useSubmitOnce } from '#ui/form/useSubmitOnce';
import { CatalogFields } from './CatalogFields';
import { catalogFieldNames, catalogSchema, type CatalogValues } from './catalogSchema';
import { formMessages } from './formMessages';

export interface CatalogFormProps {
  title: string;
  /** What the catalog is for. */
  text?: string | undefined;
  submitLabel: string;
  /** Initial values. Newer values replace them in fields that the user has not changed. */
  values: CatalogValues;
  isNew?: boolean;
  /** Rejects with the server's error, which is shown on the fields. */
  onSave: (values: CatalogValues) => Promise<void>;
  /** Reloads the values. Offered if someone else has changed them. */
  onReload?: () => Promise<unknown>;
  onClose: () => void;
}

/** Dialog form for creating or editing a catalog. */
export function CatalogForm({
  title,
  text,
  submitLabel,
  values,
  isNew = false,
  onSave,
  onReload,
  onClose,
}: CatalogFormProps) {
  const intl = useIntl();
  const [failure, setFailure] = useState<unknown>(null);
  const { control, handleSubmit, setError, setFocus, setValue, resetField, formState } = useForm<CatalogValues>({
    resolver: zodResolver(catalogSchema(intl)),
    values,
    resetOptions: { keepDirtyValues: true },
  });

  const isCodeEdited = formState.dirtyFields.code === true;

  // When the form replaces its skeleton, the focus would be lost with the skeleton.
  useEffect(() => setFocus('name'), [setFocus]);

  const save = useSubmitOnce(
    handleSubmit(async (valid) => {
      setFailure(null);
      try {
        // A code that only follows the name is left to the server, which makes it unique.
        await onSave(isNew && !isCodeEdited ? { ...valid, code: '' } : valid);
      } catch (error) {
        const isAtField = showFieldErrors(error, setError, catalogFieldNames);
        const isSaidThere = Object.values(getFieldErrors(error)).includes(getErrorMessage(error, intl));
        if (!isAtField || (getErrorCode(error) === 'CONFLICT' && !isSaidThere)) setFailure(error);
      }
    }),
  );
  const reload = async () => {
    await onReload?.();
    setFailure(null);
  };

  return (
    <DialogForm
      title={title}
      text={text}
      problem={failure === null ? null : getErrorMessage(failure, intl)}
      problemActions={
        onReload &&
        getErrorCode(failure) === 'CONFLICT' && (
          <Button onClick={() => void reload().catch(setFailure)}>{intl.formatMessage(formMessages.loadAgain)}</Button>
        )
      }
      submitLabel={submitLabel}
      formState={formState}
      onSubmit={save}
      onClose={onClose}
    >
      <CatalogFields control={control} setValue={setValue} setFocus={setFocus} resetField={resetField} isNew={isNew} />
    </DialogForm>
  );
}
