import { Button, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { layoutNames } from '#entities/job/layoutNames';
import { Panel } from '#ui/layout/Panel';
import { StatusBadge } from '#ui/text/StatusBadge';
import type { FileInspection } from '../importStep';
import { messages } from '../messages';

const useStyles = makeStyles({
  text: { ...typographyStyles.body1, color: tokens.colorNeutralForeground3, margin: 0 },
  list: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalS, margin: 0, padding: 0 },
  profile: { display: 'flex', alignItems: 'center', columnGap: tokens.spacingHorizontalM },
  words: { display: 'flex', flexDirection: 'column', flexGrow: 1, minWidth: 0 },
  name: { ...typographyStyles.body1Strong, overflowWrap: 'anywhere' },
  facts: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3 },
});

export interface MatchingProfilesProps {
  inspection: FileInspection;
  /** The profile in use. */
  profileId: string | null;
  onUse: (profile: FileInspection['profiles'][number]) => void;
}

/** The saved profiles whose columns are all in the file. */
export function MatchingProfiles({ inspection, profileId, onUse }: MatchingProfilesProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const { profiles } = inspection;
  if (profiles.length === 0) return null;
  const getFacts = ({ layout, mapping }: FileInspection['profiles'][number]) =>
    formatMessage(messages.profileFacts, {
      layout: formatMessage(layoutNames[layout]),
      count: mapping.filter(({ target }) => target !== null).length,
    });
  return (
    <Panel heading={formatMessage(messages.profilesHeading)}>
      <p className={styles.text}>{formatMessage(messages.profilesText)}</p>
      <ul className={styles.list}>
        {profiles.map((profile) => (
          <li key={profile.id} className={styles.profile}>
            <span className={styles.words}>
              <span className={styles.name}>{profile.name}</span>
              <span className={styles.facts}>{getFacts(profile)}</span>
            </span>
            {profile.id === profileId && <StatusBadge tone="info" label={formatMessage(messages.inUse)} />}
            <Button
              size="small"
              aria-label={formatMessage(messages.useProfile, { name: profile.name })}
              onClick={() => onUse(profile)}
            >
              {formatMessage(messages.useProfileShort)}
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
