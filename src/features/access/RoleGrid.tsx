import { Checkmark16Regular } from '@fluentui/react-icons/svg/checkmark';
import { useIntl } from 'react-intl';
import type { AbilityAction, AbilitySubject } from '#graphql/types.generated';
import { NativeCheckbox } from '#ui/control/NativeCheckbox';
import type { AccessRoleFragment } from './AccessControl.generated';
import { isGranted, isImplied, type Cell } from './abilityRules';
import { useMatrixStyles } from './matrixStyles';
import { messages } from './messages';
import { roleNames } from '#entities/permission/roleNames';
import { actionNames, subjects as subjectNames } from '#entities/permission/subjects';
import { SubjectTable } from './SubjectTable';

export interface RoleGridProps {
  role: AccessRoleFragment;
  actions: readonly AbilityAction[];
  subjects: readonly AbilitySubject[];
  /** Whether any operation in the schema requires the pair. */
  isDemanded: (cell: Cell) => boolean;
  /** Absent for users with read-only access. */
  onChange?: ((cell: Cell, isAllowed: boolean) => void) | undefined;
}

/**
 * The permissions of one role, by action and resource. A cell is a checkbox if changing it has an effect, otherwise an
 * icon.
 */
export function RoleGrid({ role, actions, subjects, isDemanded, onChange }: RoleGridProps) {
  const { formatMessage } = useIntl();
  const styles = useMatrixStyles();
  const getCell = (subject: AbilitySubject, action: AbilityAction) => {
    const cell = { action, subject };
    const given = isGranted(role.ability, cell);
    const implied = isImplied(role.ability, cell);
    if (!given && !isDemanded(cell)) return null;
    if (onChange && !implied) {
      const label = formatMessage(messages.rule, {
        subject: formatMessage(subjectNames[subject].name),
        action: formatMessage(actionNames[action]),
      });
      return <NativeCheckbox label={label} isChecked={given} onChange={(isAllowed) => onChange(cell, isAllowed)} />;
    }
    return given || implied ? (
      <Checkmark16Regular className={styles.given} role="img" aria-label={formatMessage(messages.allowed)} />
    ) : null;
  };
  return (
    <SubjectTable
      isCentered
      label={formatMessage(messages.roleTable, { role: formatMessage(roleNames[role.name]) })}
      subjects={subjects}
      columns={actions.map((action) => ({ id: action, header: formatMessage(actionNames[action]) }))}
      cell={getCell}
    />
  );
}
