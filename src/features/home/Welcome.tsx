import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { PermissionList } from '#entities/permission/PermissionList';
import { roleNames } from '#entities/permission/roleNames';
import { paths } from '#routing/paths';
import { useSession } from '#session/sessionContext';
import { LinkButton } from '#ui/control/LinkButton';
import { Panel } from '#ui/layout/Panel';
import { Placeholder } from '#ui/state/Placeholder';
import { QueryView } from '#ui/state/QueryView';
import { useHomePermissionsQuery } from './Home.generated';
import { messages } from './messages';

const useStyles = makeStyles({
  text: { ...typographyStyles.body1, margin: 0, maxWidth: '72ch' },
  action: { alignSelf: 'flex-start', marginBlockStart: tokens.spacingVerticalS },
});

/** What the role of the account can do, for users without access to catalogs or apps. */
export function Welcome() {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const { user, can } = useSession();
  const canView = can('read', 'ACL');
  const result = useHomePermissionsQuery({ skip: !canView });
  const name = Object.entries(roleNames).find(([role]) => role === user?.role)?.[1];
  const role = name ? formatMessage(name) : (user?.role ?? '');
  return (
    <Panel heading={formatMessage(messages.welcome, { role })}>
      <p className={styles.text}>{formatMessage(messages.welcomeText)}</p>
      {canView && (
        <>
          <QueryView result={result} skeleton={<Placeholder height={44} />}>
            {({ abilityChoices }) => <PermissionList {...abilityChoices} />}
          </QueryView>
          <div className={styles.action}>
            <LinkButton to={paths.accessControl}>{formatMessage(messages.viewPermissions)}</LinkButton>
          </div>
        </>
      )}
    </Panel>
  );
}
