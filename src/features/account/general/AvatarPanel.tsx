import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { useRefreshUser } from '#graphql/backEnd';
import { getErrorMessage } from '#graphql/errors';
import { pictureFault } from '#graphql/pictureChecks';
import { pictureMessages } from '#graphql/pictureMessages';
import { usePictureOpenMutation } from '#graphql/PictureUpload.generated';
import { useUploads } from '#graphql/useUploads';
import { useSession } from '#session/sessionContext';
import { userName } from '#session/userName';
import { Panel } from '#ui/layout/Panel';
import { Picture } from '#ui/picture/Picture';
import { PictureActions } from '#ui/picture/PictureActions';
import { UnsavedChangesGuard } from '#ui/state/UnsavedChangesGuard';
import { useToast } from '#ui/state/useToast';
import { useAccountGeneralUpdateMutation } from './AccountGeneral.generated';
import { generalMessages as messages } from './generalMessages';

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalL },
  parts: { display: 'grid', rowGap: tokens.spacingVerticalS, flexGrow: 1, flexBasis: '240px', minWidth: 0 },
  text: { ...typographyStyles.body1, color: tokens.colorNeutralForeground3, margin: 0 },
});

/** The account's image. It is saved as soon as it is uploaded or removed. */
export function AvatarPanel() {
  const intl = useIntl();
  const styles = useStyles();
  const toast = useToast();
  const { user, can } = useSession();
  const refreshUser = useRefreshUser();
  const [openFile] = usePictureOpenMutation();
  const [update] = useAccountGeneralUpdateMutation();
  const uploads = useUploads({
    findFault(file) {
      const fault = pictureFault(file);
      const size = Math.round((file.size / 1024 ** 2) * 10) / 10;
      return fault && intl.formatMessage(pictureMessages[fault], { name: file.name, size });
    },
    async send({ name, size, type }, sendBytes) {
      const { data } = await openFile({ variables: { name, size, mediaType: type || null } });
      const avatarFileId = data?.createFile.file.id;
      if (avatarFileId === undefined) return;
      await sendBytes(avatarFileId);
      await update({ variables: { input: { avatarFileId } } });
      refreshUser();
      toast.success(intl.formatMessage(messages.imageSaved));
    },
  });
  const remove = async () => {
    try {
      await update({ variables: { input: { isAvatarReset: true } } });
      refreshUser();
      toast.success(intl.formatMessage(messages.imageRemoved));
    } catch (error) {
      toast.error(intl.formatMessage(messages.imageFailed), getErrorMessage(error, intl));
    }
  };
  if (!user) return null;
  return (
    <Panel heading={intl.formatMessage(messages.image)}>
      <div className={styles.root}>
        <Picture url={user.avatar} name={userName(user)} size={96} isRound />
        <div className={styles.parts}>
          <p className={styles.text}>{intl.formatMessage(messages.imageText)}</p>
          {can('update', 'AccountSettings') && (
            <PictureActions
              uploads={uploads}
              canUpload
              hasPicture={user.avatar !== null}
              onRemove={() => void remove()}
            />
          )}
        </div>
      </div>
      <UnsavedChangesGuard isDirty={uploads.current !== null} holdsSearch />
    </Panel>
  );
}
