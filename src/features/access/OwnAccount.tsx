import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import type { RoleName } from '#graphql/types.generated';
import { useSession } from '#session/sessionContext';
import { userName } from '#session/userName';
import { KeyValueList } from '#ui/layout/KeyValueList';
import { Panel } from '#ui/layout/Panel';
import { Picture } from '#ui/picture/Picture';
import { messages } from './messages';
import { roleNames } from '#entities/permission/roleNames';
import { permissionMessages, PermissionList, type PermissionListProps } from '#entities/permission/PermissionList';

const useStyles = makeStyles({
  facts: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalXXL },
  heading: { ...typographyStyles.body1Strong, margin: 0 },
});

const hasName = (role: string): role is RoleName => role in roleNames;

/** The signed-in user and all their permissions. */
export function OwnAccount({ actions, subjects }: PermissionListProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const { user } = useSession();
  if (!user) return null;
  const role = hasName(user.role) ? formatMessage(roleNames[user.role]) : user.role;
  return (
    <Panel heading={formatMessage(messages.account)}>
      <div className={styles.facts}>
        <Picture url={user.avatar} name={userName(user)} size={72} isRound />
        <KeyValueList
          items={[
            { label: formatMessage(messages.fullName), value: userName(user) },
            { label: formatMessage(messages.username), value: user.username },
            { label: formatMessage(messages.email), value: user.email },
            { label: formatMessage(messages.role), value: role },
          ]}
        />
      </div>
      <h3 className={styles.heading}>{formatMessage(permissionMessages.permissions)}</h3>
      <PermissionList actions={actions} subjects={subjects} />
    </Panel>
  );
}
