import { mergeClasses } from '@fluentui/react-components';
import { Note16Regular } from '@fluentui/react-icons/svg/note';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from '#routing/Link';
import { Picture } from '#ui/picture/Picture';
import { VisuallyHidden } from '#ui/text/VisuallyHidden';
import { DueDate } from './DueDate';
import { messages } from '../messages';
import type { TaskRowFragment } from '../TaskBoard.generated';
import { TaskCheck } from './TaskCheck';
import { TaskPurgeDialog } from '../TaskPurgeDialog';
import { TaskStar } from './TaskStar';
import { TaskTags } from './TaskTags';
import { TaskTools } from './TaskTools';
import { useTaskRowStyles } from './useTaskRowStyles';

export interface TaskRowProps {
  task: TaskRowFragment;
  /** Link that opens the task. */
  to: string;
}

/** A task in the list. The whole row is a link, except for its action buttons. */
export function TaskRow({ task, to }: TaskRowProps) {
  const { formatMessage } = useIntl();
  const styles = useTaskRowStyles();
  const [isPurging, setIsPurging] = useState(false);
  const { title, description, tags, dueDate, assignee, isCompleted, isDeleted } = task;
  return (
    <li className={styles.row}>
      <span className={styles.check}>
        <TaskCheck task={task} />
      </span>
      <span className={styles.words}>
        <Link to={to} dir="auto" title={title} className={mergeClasses(styles.link, isCompleted && styles.completed)}>
          {title}
        </Link>
        {description !== '' && <Note16Regular role="img" aria-label={formatMessage(messages.hasDescription)} />}
      </span>
      <span className={styles.tags}>
        <TaskTags tags={tags} />
      </span>
      <span className={styles.due}>
        {dueDate !== null && <DueDate at={dueDate} isSettled={isCompleted || isDeleted} />}
      </span>
      <span className={styles.face} title={assignee?.fullName}>
        {assignee && (
          <>
            <Picture url={assignee.avatar} name={assignee.fullName} size={28} isRound />
            <VisuallyHidden>{formatMessage(messages.assignedTo, { name: assignee.fullName })}</VisuallyHidden>
          </>
        )}
      </span>
      <span className={styles.tools}>
        <TaskStar task={task} />
        <TaskTools task={task} onPurge={() => setIsPurging(true)} />
      </span>
      {isDeleted && <TaskPurgeDialog isOpen={isPurging} task={task} onClose={() => setIsPurging(false)} />}
    </li>
  );
}
