import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useIntl } from 'react-intl';
import { nameMessages } from '../../../ui/nameMessages';
import type { TaskRowFragment } from '../TaskBoard.generated';
import { todoHref, type TodoState } from '../todoParams';
import { TaskRow } from './TaskRow';

/** How many tasks are shown at first, and more with each click. A browser would take seconds for a thousand. */
const STEP = 50;

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  busy: { opacity: 0.6 },
  more: { display: 'flex', justifyContent: 'center', padding: tokens.spacingVerticalM },
});

/** Props of `TaskRows`. */
export interface TaskRowsProps {
  /** Name of the list. */
  label: string;
  tasks: readonly TaskRowFragment[];
  state: TodoState;
  /** Whether newer rows are loading. */
  isLoading: boolean;
}

/** The first tasks of a list, with a button for more. */
export function TaskRows({ label, tasks, state, isLoading }: TaskRowsProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const listRef = useRef<HTMLUListElement>(null);
  const [limit, setLimit] = useState(STEP);
  const showMore = () => {
    flushSync(() => setLimit(limit + STEP));
    // The button moves down or disappears.
    listRef.current?.children[limit]?.querySelector('a')?.focus();
  };
  return (
    <>
      <ul ref={listRef} className={mergeClasses(styles.list, isLoading && styles.busy)} aria-label={label}>
        {tasks.slice(0, limit).map((task) => (
          <TaskRow key={task.id} task={task} to={todoHref({ ...state, task: task.id })} />
        ))}
      </ul>
      {tasks.length > limit && (
        <div className={styles.more}>
          <Button appearance="subtle" onClick={showMore}>
            {formatMessage(nameMessages.showMore)}
          </Button>
        </div>
      )}
    </>
  );
}
