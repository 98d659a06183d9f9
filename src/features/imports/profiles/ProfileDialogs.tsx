import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { useToast } from '#ui/state/useToast';
import type { FileInspection } from '../importStep';
import { mappingMessages as messages } from '../mapping/mappingMessages';
import { useProfiles, type ProfileFields } from './useProfiles';

const ProfileNameDialog = lazy(() =>
  import('./ProfileNameDialog').then((module) => ({ default: module.ProfileNameDialog })),
);
const ConfirmDialog = lazy(() =>
  import('#ui/dialog/ConfirmDialog').then((module) => ({ default: module.ConfirmDialog })),
);

/** The profile dialogs. */
export type ProfileDialog = 'saveAs' | 'rename' | 'delete';

export interface ProfileDialogsProps {
  /** null if no dialog is open. */
  dialog: ProfileDialog | null;
  fileId: string;
  /** The profile in use, as saved. */
  profile: FileInspection['profiles'][number] | undefined;
  /** The fields of a new profile, with a suggested name. */
  fields: ProfileFields;
  onUse: (profileId: string | null) => void;
  onClose: () => void;
}

/** The dialogs around profiles; each is loaded when it is first opened. */
export function ProfileDialogs({ dialog, fileId, profile, fields, onUse, onClose }: ProfileDialogsProps) {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const profiles = useProfiles(fileId);

  const saveAs = async (name: string) => {
    const created = await profiles.create({ ...fields, name });
    if (!created) return;
    onUse(created.id);
    toast.success(formatMessage(messages.saved, { name: created.name }));
  };
  const content = () => {
    if (dialog === 'saveAs') {
      return (
        <ProfileNameDialog
          title={formatMessage(messages.saveAsTitle)}
          text={formatMessage(messages.saveAsText)}
          name={fields.name}
          onSave={saveAs}
          onClose={onClose}
        />
      );
    }
    if (!profile) return null;
    if (dialog === 'rename') {
      return (
        <ProfileNameDialog
          title={formatMessage(messages.renameTitle)}
          name={profile.name}
          onSave={async (name) => {
            await profiles.update(profile.id, { ...profile, name });
            toast.success(formatMessage(messages.renamed, { name }));
          }}
          onClose={onClose}
        />
      );
    }
    return (
      dialog === 'delete' && (
        <ConfirmDialog
          isOpen
          isDanger
          title={formatMessage(messages.deleteTitle, { name: profile.name })}
          confirmLabel={formatMessage(messages.deleteConfirm)}
          onConfirm={async () => {
            await profiles.remove(profile.id);
            onUse(null);
            toast.success(formatMessage(messages.deleted, { name: profile.name }));
          }}
          onClose={onClose}
        >
          {formatMessage(messages.deleteText)}
        </ConfirmDialog>
      )
    );
  };
  return <Suspense fallback={null}>{content()}</Suspense>;
}
