import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { SettingsRegular } from '@fluentui/react-icons/svg/settings';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { useHeadingFocus } from '#routing/headingFocus';
import { href, paths } from '#routing/paths';
import { useSession } from '#session/sessionContext';
import { LinkButton } from '#ui/control/LinkButton';
import { Picture } from '#ui/picture/Picture';
import { messages } from './messages';
import type { ProfileFragment } from './Profile.generated';
import { ServerImage } from './ServerImage';

const useStyles = makeStyles({
  header: {
    overflow: 'hidden',
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  cover: { height: 'clamp(120px, 18vw, 220px)' },
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalXL} ${tokens.spacingVerticalL}`,
  },
  // Overlaps the cover.
  avatar: {
    position: 'relative',
    display: 'inline-flex',
    marginBlockStart: '-64px',
    padding: '4px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  words: { flexGrow: 1, flexBasis: '200px', minWidth: 0 },
  name: {
    ...typographyStyles.subtitle1,
    margin: 0,
    overflowWrap: 'anywhere',
    ':focus': { outlineStyle: 'none' },
  },
  title: { ...typographyStyles.body1, color: tokens.colorNeutralForeground3, margin: 0, overflowWrap: 'anywhere' },
});

/** The cover, image, and name of the profile's owner, with a link to the account settings for them. */
export function ProfileHeader({ profile: { header, isOwn } }: { profile: Pick<ProfileFragment, 'header' | 'isOwn'> }) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const { can } = useSession();
  const headingRef = useRef<HTMLHeadingElement>(null);
  useHeadingFocus(headingRef);
  return (
    <div className={styles.header}>
      <ServerImage url={header.coverImage} alt="" ratio="auto" className={styles.cover} isLazy={false} />
      <div className={styles.row}>
        <span className={styles.avatar}>
          <Picture url={header.avatar} name={header.username} size={112} isRound />
        </span>
        <div className={styles.words}>
          <h1 ref={headingRef} tabIndex={-1} className={styles.name} dir="auto">
            {header.username}
          </h1>
          <p className={styles.title} dir="auto">
            {header.designation}
          </p>
        </div>
        {isOwn && can('read', 'AccountSettings') && (
          <LinkButton to={href(paths.accountSettings)} icon={<SettingsRegular />}>
            {formatMessage(messages.accountSettings)}
          </LinkButton>
        )}
      </div>
    </div>
  );
}
