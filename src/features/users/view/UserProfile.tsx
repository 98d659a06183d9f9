import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { KeyValueList } from '#ui/layout/KeyValueList';
import { messages as uiMessages } from '#ui/messages';
import { Panel } from '#ui/layout/Panel';
import { Picture } from '#ui/picture/Picture';
import { StatusBadge } from '#ui/text/StatusBadge';
import { ContactLink } from './ContactLink';
import { messages } from '../messages';
import { getName } from '../userName';
import { useProfileStyles } from './profileStyles';
import type { UserProfileFragment } from './UserProfile.generated';
import { UserStatusBadge } from '../UserStatusBadge';
import { useUserLabel } from '../useUserLabel';
import { viewMessages } from './viewMessages';

const useStyles = makeStyles({
  person: { display: 'flex', alignItems: 'center', columnGap: tokens.spacingHorizontalL, minWidth: 0 },
  names: { minWidth: 0, overflowWrap: 'anywhere' },
  name: { ...typographyStyles.subtitle2, margin: 0 },
  username: { ...typographyStyles.body1, margin: 0, color: tokens.colorNeutralForeground3 },
});

/** A user's personal data, access, and contact details. */
export function UserProfile({ user }: { user: UserProfileFragment }) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const profile = useProfileStyles();
  const getLabel = useUserLabel();
  const { username, email, contact, company, country, role, currentPlan } = user;
  const name = getName(user);
  const known = (text: string, value: ReactNode = <bdi>{text}</bdi>) =>
    text === '' ? formatMessage(uiMessages.noValue) : value;
  return (
    <div className={profile.columns}>
      <Panel>
        <div className={styles.person}>
          <Picture url={user.avatar} name={name} size={72} isRound />
          <div className={styles.names}>
            <p className={styles.name}>
              <bdi>{name}</bdi>
            </p>
            <p className={styles.username}>
              <bdi>{username}</bdi>
            </p>
          </div>
        </div>
        <KeyValueList
          items={[
            {
              label: formatMessage(messages.role),
              value: role === null ? getLabel(null) : <StatusBadge tone="info" label={getLabel(role)} />,
            },
            {
              label: formatMessage(messages.plan),
              value:
                currentPlan === null ? getLabel(null) : <StatusBadge tone="neutral" label={getLabel(currentPlan)} />,
            },
            { label: formatMessage(messages.status), value: <UserStatusBadge user={user} /> },
          ]}
        />
      </Panel>
      <Panel heading={formatMessage(viewMessages.contact)}>
        <KeyValueList
          items={[
            {
              label: formatMessage(messages.email),
              value: known(email ?? '', <ContactLink kind="mailto" text={email ?? ''} />),
            },
            {
              label: formatMessage(messages.contact),
              value: known(contact, <ContactLink kind="tel" text={contact} />),
            },
            { label: formatMessage(messages.company), value: known(company) },
            { label: formatMessage(messages.country), value: known(country) },
          ]}
        />
      </Panel>
    </div>
  );
}
