import { useIntl } from 'react-intl';
import type { AbilityAction, AbilitySubject } from '#graphql/types.generated';
import { href, paths } from '#routing/paths';
import { TextLink } from '#ui/text/TextLink';
import type { AccessRoleFragment } from './AccessControl.generated';
import { allowedActions } from '#entities/permission/allowedActions';
import { useMatrixStyles } from './matrixStyles';
import { messages } from './messages';
import { roleNames } from '#entities/permission/roleNames';
import { SubjectTable } from './SubjectTable';
import { useRuleLabels } from '#entities/permission/useRuleLabels';

export interface RoleOverviewProps {
  roles: readonly AccessRoleFragment[];
  actions: readonly AbilityAction[];
  subjects: readonly AbilitySubject[];
}

/** The permissions of all roles by resource, side by side. */
export function RoleOverview({ roles, actions, subjects }: RoleOverviewProps) {
  const { formatMessage } = useIntl();
  const styles = useMatrixStyles();
  const words = useRuleLabels();
  const rulesOf = new Map(roles.map(({ name, ability }) => [name, ability]));
  return (
    <SubjectTable
      label={formatMessage(messages.matrix)}
      // A rule about everything is shown for each resource.
      subjects={subjects.filter((subject) => subject !== 'all')}
      columns={roles.map(({ name }) => ({
        id: name,
        header: (
          <TextLink to={href(paths.accessControl, {}, { role: name })}>{formatMessage(roleNames[name])}</TextLink>
        ),
      }))}
      cell={(subject, role) => {
        const allowed = allowedActions(rulesOf.get(role) ?? [], subject, actions);
        const look = allowed.length === 0 ? styles.nothing : allowed[0] === 'manage' ? styles.all : undefined;
        return <span className={look}>{words(allowed)}</span>;
      }}
    />
  );
}
