import { useIntl } from 'react-intl';
import type { RoleName } from '#graphql/types.generated';
import { urlChoice } from '#routing/urlParams';
import { useUrlState } from '#routing/useUrlState';
import { useSession } from '#session/sessionContext';
import { Notice } from '#ui/state/Notice';
import { UnsavedChangesGuard } from '#ui/state/UnsavedChangesGuard';
import { AboveEndBar } from '#ui/layout/AboveEndBar';
import { UrlTabs } from '#ui/layout/UrlTabs';
import type { AccessControlQuery } from './AccessControl.generated';
import { isGranted } from './abilityRules';
import { messages } from './messages';
import { RoleGrid } from './RoleGrid';
import { RoleOverview } from './RoleOverview';
import { RoleSaveBar } from './RoleSaveBar';
import { usePageTitle } from '#routing/pageNames';
import { roleNames } from '#entities/permission/roleNames';
import { titles } from './titles';
import { useRoleDrafts } from './useRoleDrafts';

const tabParams = {
  role: urlChoice(['all', ...(Object.keys(roleNames) as RoleName[])] as const, 'all'),
};

/** All roles side by side and individually. Administrators can change them. */
export function RolePanel({
  roles,
  abilityChoices: { actions, subjects, demanded },
}: Omit<AccessControlQuery, 'sessionPolicy'>) {
  const { formatMessage } = useIntl();
  const { user, can } = useSession();
  const [{ role: tab }, setTab] = useUrlState(tabParams);
  const drafts = useRoleDrafts(roles);
  // The server allows only administrators, whatever the permissions of a role say.
  const mayEdit = user?.role === 'admin' && can('update', 'ACL');
  const role = drafts.roles.find(({ name }) => name === tab);
  usePageTitle(formatMessage(role ? roleNames[role.name] : titles.accessControl));
  const tabs = [
    { value: 'all' as const, label: formatMessage(messages.overview) },
    ...roles.map(({ name }) => ({ value: name, label: formatMessage(roleNames[name]) })),
  ];
  const hint = role?.name === 'admin' ? messages.adminFixed : mayEdit ? messages.editHint : messages.adminOnly;
  return (
    <AboveEndBar>
      <UrlTabs
        label={formatMessage(messages.roles)}
        tabs={tabs}
        value={tab}
        onChange={(value) => setTab({ role: value })}
      />
      {role && <Notice tone="info">{formatMessage(hint)}</Notice>}
      {role ? (
        <RoleGrid
          role={role}
          actions={actions}
          subjects={subjects}
          // The first action and the first resource stand for all others.
          isDemanded={(cell) => cell.action === 'manage' || cell.subject === 'all' || isGranted(demanded, cell)}
          onChange={
            mayEdit && role.name !== 'admin'
              ? (cell, isAllowed) => drafts.change(role.name, cell, isAllowed)
              : undefined
          }
        />
      ) : (
        <RoleOverview roles={drafts.roles} actions={actions} subjects={subjects} />
      )}
      <RoleSaveBar drafts={drafts} />
      <UnsavedChangesGuard isDirty={drafts.count > 0} />
    </AboveEndBar>
  );
}
