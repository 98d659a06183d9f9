import { mergeClasses, Tab, TabList } from '@fluentui/react-components';
import { useState, type SyntheticEvent } from 'react';
import { useIntl } from 'react-intl';
import { Navigate } from 'react-router-dom';
import { usePictureUpload } from '#graphql/usePictureUpload';
import { href, paths } from '#routing/paths';
import { sharedMessages } from '#ui/sharedMessages';
import { FormActions } from '#ui/form/FormActions';
import { useSaveShortcut } from '#ui/form/useSaveShortcut';
import { Panel } from '#ui/layout/Panel';
import { Notice } from '#ui/state/Notice';
import { UnsavedChangesGuard } from '#ui/state/UnsavedChangesGuard';
import { useToast } from '#ui/state/useToast';
import { DraftAutosave } from './DraftAutosave';
import { FeaturedImageField } from './FeaturedImageField';
import { formMessages as messages } from './formMessages';
import { PostNotices } from './PostNotices';
import { PostPreview } from './PostPreview';
import { PostSettings } from './PostSettings';
import { PostText } from './PostText';
import { useFormLayout } from './useFormLayout';
import { usePostForm, type PostFormProps } from './usePostForm';

/** The form of a post. After saving, the post is opened. Ctrl+S (Command+S on a Mac) saves it. */
export function PostForm(props: PostFormProps) {
  const { post, save } = props;
  const { formatMessage } = useIntl();
  const styles = useFormLayout();
  const toast = useToast();
  const [tab, setTab] = useState<'write' | 'preview'>('write');
  const editor = usePostForm({
    ...props,
    save: async (changes, expectedUpdatedAt) => {
      const saved = await save(changes, expectedUpdatedAt);
      if (saved) {
        const done = post ? sharedMessages.nameSaved : sharedMessages.nameCreated;
        toast.success(formatMessage(done, { name: saved.title }));
      }
      return saved;
    },
  });
  const { form, submit, failure, saved, isDirty, isStale } = editor;
  const { control, formState, setValue } = form;
  const uploads = usePictureUpload(({ url }) => setValue('featuredImage', url, { shouldDirty: true }));
  // Saving during an upload would save the post without the image.
  const isUploading = uploads.current !== null;
  const isBusy = isUploading || formState.isSubmitting;
  const submitForm = (event?: SyntheticEvent) => {
    event?.preventDefault();
    if (isBusy) return;
    // The errors are shown at the fields.
    setTab('write');
    void submit(event);
  };
  useSaveShortcut(isDirty && !isBusy ? submitForm : undefined);

  return (
    <form noValidate className={styles.form} onSubmit={submitForm}>
      <PostNotices editor={editor} />
      {failure !== null && !isStale && <Notice tone="danger">{failure}</Notice>}
      <TabList
        className={styles.tabs}
        selectedValue={tab}
        onTabSelect={(_event, { value }) => setTab(value === 'preview' ? 'preview' : 'write')}
      >
        <Tab value="write">{formatMessage(messages.write)}</Tab>
        <Tab value="preview">{formatMessage(sharedMessages.preview)}</Tab>
      </TabList>
      {/* The fields stay mounted, so that the preview does not lose the steps that can be undone. */}
      <div className={mergeClasses(styles.columns, tab === 'preview' && styles.hidden)}>
        <Panel>
          <PostText form={form} isNew={post === null} />
        </Panel>
        <div className={styles.column}>
          <Panel heading={formatMessage(messages.settings)}>
            <PostSettings control={control} />
          </Panel>
          <Panel heading={formatMessage(messages.featuredImage)}>
            <FeaturedImageField control={control} uploads={uploads} />
          </Panel>
        </div>
      </div>
      {tab === 'preview' && <PostPreview control={control} post={post} />}
      <FormActions
        createLabel={post ? undefined : formatMessage(messages.create)}
        isSaving={formState.isSubmitting}
        isWaiting={isUploading}
        onCancel={post ? href(paths.blogDetail, { postId: post.id }) : paths.blogList}
      />
      {!saved && (
        <DraftAutosave control={control} draftKey={editor.draftKey} stored={editor.stored} basedOn={editor.seenAt} />
      )}
      <UnsavedChangesGuard isDirty={(isDirty || isUploading) && !saved} />
      {saved && <Navigate to={href(paths.blogDetail, { postId: saved.id })} replace />}
    </form>
  );
}
