import { useRef } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { useEffect } from 'react';
import { toSlug } from '#shared/slug';
import { sharedMessages } from '#ui/sharedMessages';
import { TextAreaField } from '#ui/form/TextAreaField';
import { TextField } from '#ui/form/TextField';
import { AfterLoading } from '#ui/layout/AfterLoading';
import { ContentField } from './ContentField';
import { formMessages as messages } from './formMessages';
import type { PostValues } from './postSchema';

export interface PostTextProps {
  form: UseFormReturn<PostValues>;
  isNew: boolean;
}

/** The title, the content, and the excerpt. The title of a new post suggests its slug until that is edited. */
export function PostText({ form: { control, getValues, setValue }, isNew }: PostTextProps) {
  const { formatMessage } = useIntl();
  const title = useWatch({ control, name: 'title' });
  const suggested = useRef('');
  useEffect(() => {
    if (!isNew) return;
    const slug = toSlug(title);
    if (getValues('slug') === suggested.current) setValue('slug', slug, { shouldDirty: true });
    suggested.current = slug;
  }, [isNew, title, getValues, setValue]);
  return (
    <>
      <TextField control={control} name="title" label={formatMessage(sharedMessages.title)} isRequired />
      <ContentField control={control} />
      <AfterLoading>
        <TextAreaField
          control={control}
          name="excerpt"
          label={formatMessage(messages.excerpt)}
          hint={formatMessage(messages.excerptHint)}
          rows={3}
        />
      </AfterLoading>
    </>
  );
}
