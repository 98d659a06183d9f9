import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { Picture } from '#ui/picture/Picture';
import type { ChatOwnerFragment, ChatPersonFragment } from '../list/ChatList.generated';
import { messages } from '../messages';
import { PresenceBadge } from '../PresenceBadge';
import { profileMessages } from './profileMessages';

const useStyles = makeStyles({
  head: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    rowGap: tokens.spacingVerticalS,
    paddingBlock: tokens.spacingVerticalM,
    textAlign: 'center',
  },
  name: { ...typographyStyles.subtitle2, margin: 0, overflowWrap: 'anywhere' },
  facts: { margin: 0 },
  term: {
    ...typographyStyles.caption1,
    marginBlockStart: tokens.spacingVerticalL,
    color: tokens.colorNeutralForeground3,
  },
  fact: { ...typographyStyles.body1, margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  status: { display: 'flex', alignItems: 'center', columnGap: tokens.spacingHorizontalXS },
});

type Person = ChatPersonFragment | ChatOwnerFragment;

/** A person's image, name, status, role, and About text. */
export function ContactFacts({ person: { fullName, avatar, status, role, about } }: { person: Person }) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  return (
    <>
      <div className={styles.head}>
        <Picture url={avatar} name={fullName} size={96} isRound />
        <p className={styles.name} dir="auto">
          {fullName}
        </p>
      </div>
      <dl className={styles.facts}>
        <dt className={styles.term}>{formatMessage(profileMessages.status)}</dt>
        <dd className={styles.fact}>
          <span className={styles.status}>
            <PresenceBadge status={status} />
            {formatMessage(messages[status])}
          </span>
        </dd>
        <dt className={styles.term}>{formatMessage(profileMessages.role)}</dt>
        <dd className={styles.fact} dir="auto">
          {role}
        </dd>
        <dt className={styles.term}>{formatMessage(profileMessages.about)}</dt>
        <dd className={styles.fact} dir="auto">
          {about || formatMessage(profileMessages.noAbout)}
        </dd>
      </dl>
    </>
  );
}
