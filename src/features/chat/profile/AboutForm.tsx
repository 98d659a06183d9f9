import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { getErrorMessage } from '#graphql/errors';
import { showFieldErrors } from '#ui/form/serverErrors';
import { TextAreaField } from '#ui/form/TextAreaField';
import { messages as uiMessages } from '#ui/messages';
import { Notice } from '#ui/state/Notice';
import { UnsavedChangesGuard } from '#ui/state/UnsavedChangesGuard';
import { useToast } from '#ui/state/useToast';
import type { ChatOwnerFragment } from '../list/ChatList.generated';
import { useChatProfileUserUpdateMutation } from './OwnProfile.generated';
import { profileMessages as messages } from './profileMessages';

const useStyles = makeStyles({
  form: { display: 'grid', rowGap: tokens.spacingVerticalS },
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

// The server checks the maximum length.
const schema = z.object({ about: z.string().check(z.trim()) });

/** Also discards unsaved input. The field element is kept so that it can be focused. */
const whole = { keepDirtyValues: false, keepFieldsRef: true };

/** Form for the About text of the own profile. */
export function AboutForm({ owner: { about } }: { owner: ChatOwnerFragment }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const styles = useStyles();
  const toast = useToast();
  const [failure, setFailure] = useState<unknown>(null);
  const [update] = useChatProfileUserUpdateMutation();
  const { control, handleSubmit, reset, setError, setFocus, formState } = useForm({
    resolver: zodResolver(schema),
    values: { about },
    resetOptions: { keepDirtyValues: true },
  });
  const { isDirty, isSubmitting } = formState;

  const save = handleSubmit(async (input) => {
    setFailure(null);
    try {
      const { data } = await update({ variables: { input } });
      if (data) reset({ about: data.updateChatProfileUser.profileUser.about }, whole);
      // The buttons disappear, so the focus returns to the field.
      setFocus('about');
      toast.success(formatMessage(messages.saved));
    } catch (error) {
      if (!showFieldErrors(error, setError, ['about'])) setFailure(error);
    }
  });
  const undo = () => {
    setFailure(null);
    reset({ about }, whole);
    setFocus('about');
  };

  return (
    <form noValidate className={styles.form} onSubmit={(event) => void save(event)}>
      <UnsavedChangesGuard isDirty={isDirty} holdsSearch />
      {failure !== null && <Notice tone="danger">{getErrorMessage(failure, intl)}</Notice>}
      <TextAreaField
        control={control}
        name="about"
        label={formatMessage(messages.ownAbout)}
        hint={formatMessage(messages.ownAboutHint, { most: 10_000 })}
        rows={5}
      />
      {isDirty && (
        <div className={styles.actions}>
          <Button type="submit" appearance="primary" disabledFocusable={isSubmitting}>
            {formatMessage(uiMessages.save)}
          </Button>
          <Button disabled={isSubmitting} onClick={undo}>
            {formatMessage(messages.undo)}
          </Button>
        </div>
      )}
    </form>
  );
}
