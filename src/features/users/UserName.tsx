import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { OneLine } from '../../ui/OneLine';
import { Picture } from '../../ui/Picture';
import type { UserRowFragment } from './UserList.generated';

const useStyles = makeStyles({
  cell: { display: 'flex', alignItems: 'center', columnGap: tokens.spacingHorizontalM, minWidth: 0 },
  words: { minWidth: 0 },
  username: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3 },
});

/** A user's picture beside the full name and the username. */
export function UserName({ user }: { user: Pick<UserRowFragment, 'fullName' | 'username' | 'avatar'> }) {
  const { fullName, username, avatar } = user;
  const styles = useStyles();
  const name = fullName || username;
  return (
    <span className={styles.cell}>
      <Picture url={avatar} name={name} size={32} isRound />
      <span className={styles.words}>
        <OneLine text={name} />
        <OneLine text={username} className={styles.username} />
      </span>
    </span>
  );
}
