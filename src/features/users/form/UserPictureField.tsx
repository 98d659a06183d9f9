import { makeStyles, tokens } from '@fluentui/react-components';
import { useController, type Control } from 'react-hook-form';
import { useIntl } from 'react-intl';
import type { Uploads } from '#graphql/useUploads';
import { useSession } from '#session/sessionContext';
import { TextField } from '#ui/form/TextField';
import { Picture } from '#ui/picture/Picture';
import { PictureActions } from '#ui/picture/PictureActions';
import { formMessages } from './formMessages';
import type { UserValues } from './userSchema';

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: tokens.spacingHorizontalL },
  parts: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalS,
    flexGrow: 1,
    flexBasis: '200px',
    minWidth: 0,
  },
});

export interface UserPictureFieldProps {
  control: Control<UserValues>;
  /** From `usePictureUpload`. */
  uploads: Uploads;
  /** Name for the initials shown without an image. */
  name: string;
}

/** Preview and field for a user's image: from a URL, an uploaded file, or none. */
export function UserPictureField({ control, uploads, name }: UserPictureFieldProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const { can } = useSession();
  const { field } = useController({ control, name: 'avatar' });
  return (
    <div className={styles.root}>
      <Picture url={field.value || null} name={name} size={96} isRound />
      <div className={styles.parts}>
        <TextField
          control={control}
          name="avatar"
          label={formatMessage(formMessages.avatar)}
          hint={formatMessage(formMessages.avatarHint)}
        />
        <PictureActions
          uploads={uploads}
          canUpload={can('update', 'Product')}
          hasPicture={field.value !== ''}
          onRemove={() => field.onChange('')}
        />
      </div>
    </div>
  );
}
