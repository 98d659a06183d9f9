import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { defineMessages } from '#i18n/defineMessages';
import type { AbilityAction, AbilitySubject } from '#graphql/types.generated';
import { useSession } from '#session/sessionContext';
import { allowedActions } from './allowedActions';
import { subjects as subjectNames } from './subjects';
import { useRuleLabels } from './useRuleLabels';

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalXL}`,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  subject: { ...typographyStyles.body1Strong },
  actions: { ...typographyStyles.body1, color: tokens.colorNeutralForeground3 },
});

/** Messages of the list of permissions. */
export const permissionMessages = defineMessages({
  permissions: { id: 'access.account.abilities', defaultMessage: 'Permissions' },
});

export interface PermissionListProps {
  actions: readonly AbilityAction[];
  subjects: readonly AbilitySubject[];
}

/** What the signed-in user can do with each of the subjects. */
export function PermissionList({ actions, subjects }: PermissionListProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const toText = useRuleLabels();
  const { user, can } = useSession();
  // A user with full access needs no list.
  const canAll = can('manage', 'all');
  const rows = (canAll ? [] : subjects)
    .map((subject) => ({ subject, allowed: allowedActions(user?.ability ?? [], subject, actions) }))
    .filter(({ allowed }) => allowed.length > 0);
  return (
    <ul className={styles.list}>
      {canAll && <li>{toText(['manage'])}</li>}
      {rows.map(({ subject, allowed }) => (
        <li key={subject}>
          <span className={styles.subject}>{formatMessage(subjectNames[subject].name)}</span>{' '}
          <span className={styles.actions}>{toText(allowed)}</span>
        </li>
      ))}
    </ul>
  );
}
