import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Star20Filled, Star20Regular } from '@fluentui/react-icons/svg/star';
import { useIntl } from 'react-intl';
import { useSession } from '#session/sessionContext';
import { messages } from '../messages';
import type { TaskRowFragment } from '../TaskBoard.generated';
import { useTaskActions } from '../useTaskActions';

const useStyles = makeStyles({
  on: { color: tokens.colorPaletteMarigoldForeground3, '@media (forced-colors: active)': { color: 'Highlight' } },
  off: { color: tokens.colorNeutralForeground4 },
  mark: { display: 'block', margin: '6px' },
});

/** Button to mark a task as important or remove the mark. Without the permission, it only shows the state. */
export function TaskStar({ task }: { task: TaskRowFragment }) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const { can } = useSession();
  const { setImportant } = useTaskActions();
  const { title, isImportant, isDeleted } = task;
  if (isDeleted || !can('update', 'Task')) {
    if (!isImportant) return null;
    return (
      <span className={styles.mark}>
        <Star20Filled role="img" aria-label={formatMessage(messages.IMPORTANT)} className={styles.on} />
      </span>
    );
  }
  return (
    <Button
      appearance="transparent"
      icon={isImportant ? <Star20Filled className={styles.on} /> : <Star20Regular className={styles.off} />}
      aria-pressed={isImportant}
      aria-label={formatMessage(messages.important, { title })}
      onClick={() => void setImportant(task, !isImportant)}
    />
  );
}
