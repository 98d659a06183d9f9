import { Button, makeStyles, tokens, typographyStyles, useRestoreFocusTarget } from '@fluentui/react-components';
import { MoreHorizontal20Regular } from '@fluentui/react-icons/svg/more-horizontal';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { getErrorMessage } from '#graphql/errors';
import { useSession } from '#session/sessionContext';
import { ActionMenu } from '#ui/menu/ActionMenu';
import { NativeSelect } from '#ui/control/NativeSelect';
import { StatusBadge } from '#ui/text/StatusBadge';
import { useToast } from '#ui/state/useToast';
import { isSameMapping } from '../importDraft';
import type { ImportStepProps } from '../importStep';
import { mappingMessages as messages } from '../mapping/mappingMessages';
import { ProfileDialogs, type ProfileDialog } from './ProfileDialogs';
import { draftOfProfile } from './profileDraft';
import { getModes, isSameModes } from '../modes/modes';
import { useProfiles } from './useProfiles';

const useStyles = makeStyles({
  bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  label: { ...typographyStyles.body1, color: tokens.colorNeutralForeground3 },
});

export type ProfileBarProps = Pick<ImportStepProps, 'inspection' | 'draft' | 'change' | 'mapping'>;

/** The saved profile that the mapping is based on: load another one, save changes, rename or delete it. */
export function ProfileBar({ inspection, draft, change, mapping }: ProfileBarProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const styles = useStyles();
  const selectId = useId();
  const restoreFocus = useRestoreFocusTarget();
  const { can } = useSession();
  const toast = useToast();
  const [dialog, setDialog] = useState<ProfileDialog | null>(null);
  const { file, format, profiles } = inspection;
  const { update } = useProfiles(file.id);
  const profile = profiles.find(({ id }) => id === draft.profileId);
  const layout = draft.layout ?? inspection.layout.code;
  const { errorPolicy } = draft;
  const modes = getModes(draft.modes, inspection.layout);
  const fields = { name: file.name.replace(/\.\w+$/, ''), format, layout, errorPolicy, mapping, ...modes };
  const isChanged =
    profile &&
    (profile.layout !== layout ||
      profile.errorPolicy !== errorPolicy ||
      !isSameModes(profile, modes) ||
      !isSameMapping(profile.mapping, mapping));

  const saveChanges = async (id: string, name: string) => {
    try {
      await update(id, { ...fields, name });
      toast.success(formatMessage(messages.saved, { name }));
    } catch (error) {
      toast.error(formatMessage(messages.notSaved), getErrorMessage(error, intl));
    }
  };
  const load = (id: string) => {
    const chosen = profiles.find((each) => each.id === id);
    change(() => (chosen ? draftOfProfile(chosen, inspection) : { profileId: null }));
  };
  return (
    <div className={styles.bar}>
      <label htmlFor={selectId} className={styles.label}>
        {formatMessage(messages.profile)}
      </label>
      <NativeSelect id={selectId} value={profile?.id ?? ''} onChange={({ target }) => load(target.value)}>
        <option value="">{formatMessage(messages.noProfile)}</option>
        {profiles.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </NativeSelect>
      {isChanged && <StatusBadge tone="warning" label={formatMessage(messages.profileChanged)} />}
      {profile && isChanged && can('update', 'Job') && (
        <Button onClick={() => void saveChanges(profile.id, profile.name)}>
          {formatMessage(messages.saveChanges)}
        </Button>
      )}
      <Button {...restoreFocus} onClick={() => setDialog('saveAs')}>
        {formatMessage(messages.saveAs)}
      </Button>
      {profile && (
        <ActionMenu
          appearance="subtle"
          icon={<MoreHorizontal20Regular />}
          label={formatMessage(messages.moreActions)}
          sections={[
            {
              id: 'profile',
              kind: 'actions',
              entries: [
                ...(can('update', 'Job')
                  ? [{ id: 'rename', label: formatMessage(messages.rename), onSelect: () => setDialog('rename') }]
                  : []),
                ...(can('delete', 'Job')
                  ? [{ id: 'delete', label: formatMessage(messages.remove), onSelect: () => setDialog('delete') }]
                  : []),
              ],
            },
          ]}
        />
      )}
      <ProfileDialogs
        dialog={dialog}
        fileId={file.id}
        profile={profile}
        fields={fields}
        onUse={(profileId) => change(({ dryRunId }) => ({ profileId, dryRunId }))}
        onClose={() => setDialog(null)}
      />
    </div>
  );
}
