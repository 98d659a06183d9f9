import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Star20Filled, Star20Regular } from '@fluentui/react-icons/svg/star';
import { useIntl } from 'react-intl';
import { useSession } from '#session/sessionContext';
import { actionMessages } from '../actionMessages';
import type { EmailFlagsFragment } from '../EmailBox.generated';
import { messages } from '../messages';
import { useEmailActions } from '../useEmailActions';

const useStyles = makeStyles({
  on: { color: tokens.colorPaletteMarigoldForeground3, '@media (forced-colors: active)': { color: 'Highlight' } },
  off: { color: tokens.colorNeutralForeground4 },
});

export interface StarButtonProps {
  email: EmailFlagsFragment & { subject: string };
}

/** Button to star or unstar an email. Without the permission, it only shows the state. */
export function StarButton({ email }: StarButtonProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const { can } = useSession();
  const { setStarred } = useEmailActions();
  const { isStarred } = email;
  if (!can('update', 'Mail')) {
    if (!isStarred) return null;
    return <Star20Filled role="img" aria-label={formatMessage(messages.STARRED)} className={styles.on} />;
  }
  return (
    <Button
      appearance="transparent"
      size="small"
      icon={isStarred ? <Star20Filled className={styles.on} /> : <Star20Regular className={styles.off} />}
      aria-pressed={isStarred}
      aria-label={formatMessage(actionMessages.starOne, {
        subject: email.subject || formatMessage(messages.noSubject),
      })}
      onClick={() => void setStarred([email], !isStarred, { isQuiet: true })}
    />
  );
}
