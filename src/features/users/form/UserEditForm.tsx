import { useMemo, useState, type SyntheticEvent } from 'react';
import { useIntl } from 'react-intl';
import { Navigate } from 'react-router-dom';
import { usePictureUpload } from '#graphql/usePictureUpload';
import { href, paths } from '#routing/paths';
import { useSession } from '#session/sessionContext';
import { FormActions } from '#ui/form/FormActions';
import { useSaveShortcut } from '#ui/form/useSaveShortcut';
import { Notice } from '#ui/state/Notice';
import { Panel } from '#ui/layout/Panel';
import { UnsavedChangesGuard } from '#ui/state/UnsavedChangesGuard';
import { useToast } from '#ui/state/useToast';
import { useFieldStyles } from './fieldStyles';
import { formMessages } from './formMessages';
import { messages } from '../messages';
import { getName } from '../userName';
import { UserAccessFields } from './UserAccessFields';
import { useUserUpdateMutation, type UserFormFragment } from './UserEdit.generated';
import { useUserForm } from './useUserForm';
import { UserPersonFields } from './UserPersonFields';
import { UserPictureField } from './UserPictureField';
import type { UserValues } from './userSchema';
import { getChanges, toFormValues } from './userValues';

/** The form of a user. After saving, the user's page is opened. Ctrl+S (Command+S on a Mac) saves it. */
export function UserEditForm({ user }: { user: UserFormFragment }) {
  const { formatMessage } = useIntl();
  const fields = useFieldStyles();
  const toast = useToast();
  const email = useSession().user?.email;
  const [update] = useUserUpdateMutation();
  const [isSaved, setIsSaved] = useState(false);
  const values = useMemo(() => toFormValues(user), [user]);
  const viewAddress = href(paths.userView, { userId: user.id });

  const save = async (changed: UserValues) => {
    const { data } = await update({ variables: { input: { id: user.id, ...getChanges(values, changed) } } });
    if (!data) return;
    toast.success(formatMessage(formMessages.saved, { name: data.updateUser.user.fullName }));
    setIsSaved(true);
  };
  const { form, submit, failure } = useUserForm(values, save);
  const { control, formState, setValue } = form;
  const uploads = usePictureUpload(({ url }) => setValue('avatar', url, { shouldDirty: true, shouldValidate: true }));
  // Saving during an upload would save the user without the image.
  const isUploading = uploads.current !== null;
  const isBusy = isUploading || formState.isSubmitting;
  useSaveShortcut(formState.isDirty && !isBusy ? submit : undefined);
  const submitForm = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isBusy) void submit(event);
  };

  return (
    <form noValidate className={fields.form} onSubmit={submitForm}>
      {failure !== null && <Notice tone="danger">{failure}</Notice>}
      <Panel heading={formatMessage(formMessages.person)}>
        <UserPictureField control={control} uploads={uploads} name={getName(user)} />
        <div className={fields.fields}>
          <UserPersonFields control={control} />
        </div>
      </Panel>
      <Panel heading={formatMessage(messages.access)}>
        <div className={fields.fields}>
          <UserAccessFields control={control} isSelf={email === user.email} />
        </div>
      </Panel>
      <FormActions isSaving={formState.isSubmitting} isWaiting={isUploading} onCancel={viewAddress} />
      <UnsavedChangesGuard isDirty={(formState.isDirty || isUploading) && !isSaved} />
      {isSaved && <Navigate to={viewAddress} replace />}
    </form>
  );
}
