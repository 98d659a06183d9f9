import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import type { AbilityAction, AbilitySubject, RoleName } from '../../graphql/types.generated';
import { useSession } from '../../session/sessionContext';
import { userName } from '../../session/userName';
import { KeyValueList } from '../../ui/layout/KeyValueList';
import { Panel } from '../../ui/layout/Panel';
import { Picture } from '../../ui/picture/Picture';
import { allowedActions } from './abilityRules';
import { messages } from './messages';
import { roleNames, subjects } from './subjects';
import { useRuleLabels } from './useRuleLabels';

const useStyles = makeStyles({
  facts: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalXXL },
  heading: { ...typographyStyles.body1Strong, margin: 0 },
  abilities: {
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

/** Props of `OwnAccount`. */
export interface OwnAccountProps {
  actions: readonly AbilityAction[];
  subjects: readonly AbilitySubject[];
}

const hasName = (role: string): role is RoleName => role in roleNames;

/** The signed-in user and all their permissions. */
export function OwnAccount({ actions, subjects: all }: OwnAccountProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const words = useRuleLabels();
  const { user, can } = useSession();
  if (!user) return null;
  // A user with full access needs no list.
  const mayAll = can('manage', 'all');
  const rows = (mayAll ? [] : all)
    .map((subject) => ({ subject, allowed: allowedActions(user.ability, subject, actions) }))
    .filter(({ allowed }) => allowed.length > 0);
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
      <h3 className={styles.heading}>{formatMessage(messages.abilities)}</h3>
      <ul className={styles.abilities}>
        {mayAll && <li>{words(['manage'])}</li>}
        {rows.map(({ subject, allowed }) => (
          <li key={subject}>
            <span className={styles.subject}>{formatMessage(subjects[subject].name)}</span>{' '}
            <span className={styles.actions}>{words(allowed)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
