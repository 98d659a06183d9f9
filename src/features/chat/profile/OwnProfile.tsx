import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { useSession } from '#session/sessionContext';
import { SideDrawer } from '#ui/dialog/SideDrawer';
import { AboutForm } from './AboutForm';
import type { ChatOwnerFragment } from '../list/ChatList.generated';
import { ContactFacts } from './ContactFacts';
import { messages } from '../messages';
import { OwnSettings } from './OwnSettings';
import { OwnStatus } from './OwnStatus';
import { PersonPicture } from '../PersonPicture';

const useStyles = makeStyles({
  person: { display: 'flex', alignItems: 'center', columnGap: tokens.spacingHorizontalM },
  words: { minWidth: 0, overflowWrap: 'anywhere' },
  name: { ...typographyStyles.body1Strong, margin: 0 },
  role: { ...typographyStyles.caption1, margin: 0, color: tokens.colorNeutralForeground3 },
  body: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalXL,
    paddingBlock: tokens.spacingVerticalXS,
    paddingBlockEnd: tokens.spacingVerticalXXL,
  },
});

export interface OwnProfileProps {
  owner: ChatOwnerFragment;
  isOpen: boolean;
  onClose: () => void;
}

/** Panel with the own profile as contacts see it, and the user's settings. */
export function OwnProfile({ owner, isOpen, onClose }: OwnProfileProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const { can } = useSession();
  return (
    <SideDrawer isOpen={isOpen} title={formatMessage(messages.ownProfile)} onClose={onClose}>
      {can('update', 'Chat') ? (
        <div className={styles.body}>
          <div className={styles.person}>
            <PersonPicture person={owner} size={56} />
            <div className={styles.words}>
              <p className={styles.name} dir="auto">
                {owner.fullName}
              </p>
              <p className={styles.role} dir="auto">
                {owner.role}
              </p>
            </div>
          </div>
          <OwnStatus owner={owner} />
          <AboutForm owner={owner} />
          <OwnSettings owner={owner} />
        </div>
      ) : (
        <ContactFacts person={owner} />
      )}
    </SideDrawer>
  );
}
