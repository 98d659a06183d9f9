import { useController, type Control } from 'react-hook-form';
import { useIntl } from 'react-intl';
import type { Uploads } from '#graphql/useUploads';
import { useSession } from '#session/sessionContext';
import { TextField } from '#ui/form/TextField';
import { PictureActions } from '#ui/picture/PictureActions';
import { Notice } from '#ui/state/Notice';
import { PostImage } from '../PostImage';
import { formMessages as messages } from './formMessages';
import type { PostValues } from './postSchema';

export interface FeaturedImageFieldProps {
  control: Control<PostValues>;
  /** From `usePictureUpload`. */
  uploads: Uploads;
}

/** The featured image with its alt text. */
export function FeaturedImageField({ control, uploads }: FeaturedImageFieldProps) {
  const { formatMessage } = useIntl();
  const { can } = useSession();
  const { field, fieldState } = useController({ control, name: 'featuredImage' });
  return (
    <>
      <PostImage url={field.value} alt="" />
      <PictureActions
        uploads={uploads}
        canUpload={can('update', 'Product')}
        hasPicture={field.value !== ''}
        onRemove={() => field.onChange('')}
      />
      {fieldState.error?.message !== undefined && <Notice tone="danger">{fieldState.error.message}</Notice>}
      <TextField
        control={control}
        name="featuredImageAlt"
        label={formatMessage(messages.alt)}
        hint={formatMessage(messages.altHint)}
      />
    </>
  );
}
