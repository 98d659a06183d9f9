import { makeStyles, tokens } from '@fluentui/react-components';
import { CheckmarkCircle20Regular } from '@fluentui/react-icons/svg/checkmark-circle';
import { useIntl } from 'react-intl';
import { useSession } from '#session/sessionContext';
import { NativeCheckbox } from '#ui/control/NativeCheckbox';
import { messages } from '../messages';
import type { TaskRowFragment } from '../TaskBoard.generated';
import { useTaskActions } from '../useTaskActions';

const useStyles = makeStyles({
  mark: { display: 'block', margin: '6px', color: tokens.colorNeutralForeground3 },
});

/** Checkbox to complete a task. Without the permission, it only shows the state. */
export function TaskCheck({ task }: { task: TaskRowFragment }) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const { can } = useSession();
  const { setCompleted } = useTaskActions();
  const { title, isCompleted, isDeleted } = task;
  if (isDeleted || !can('update', 'Task')) {
    if (!isCompleted) return null;
    return (
      <CheckmarkCircle20Regular role="img" aria-label={formatMessage(messages.COMPLETED)} className={styles.mark} />
    );
  }
  return (
    <NativeCheckbox
      label={formatMessage(messages.done, { title })}
      isChecked={isCompleted}
      onChange={(isOn) => void setCompleted(task, isOn)}
    />
  );
}
