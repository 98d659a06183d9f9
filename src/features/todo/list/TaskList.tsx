import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import type { SetUrlState } from '#routing/useUrlState';
import { useSession } from '#session/sessionContext';
import { QueryView, type QueryResult } from '#ui/state/QueryView';
import { Pagination } from '#ui/table/Pagination';
import { messages } from '../messages';
import { QuickAdd } from './QuickAdd';
import type { TaskRowFragment } from '../TaskBoard.generated';
import { TaskListEmpty } from './TaskListEmpty';
import { TaskListSkeleton } from './TaskListSkeleton';
import { TaskRow } from './TaskRow';
import { TaskToolbar } from './TaskToolbar';
import { todoHref, type TodoState } from '../todoParams';
import { useRowFocus } from './useRowFocus';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalM, minWidth: 0 },
  card: {
    containerType: 'inline-size',
    minWidth: 0,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    overflow: 'hidden',
    ':focus': { outlineStyle: 'none' },
  },
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  busy: { opacity: 0.6 },
});

export interface TaskListProps {
  state: TodoState;
  onChange: SetUrlState<TodoState>;
  /** The page of tasks, and how many there are on all pages. */
  result: QueryResult<{ tasks: readonly TaskRowFragment[]; total: number }>;
  /** Whether newer rows are loading. */
  isLoading: boolean;
}

/** The tasks of a view that match the search and tag, with paging and a field to add a task. */
export function TaskList({ state, onChange, result, isLoading }: TaskListProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const { can } = useSession();
  const focus = useRowFocus(result.data?.tasks, state.task !== '');
  const name = formatMessage(messages[state.view]);
  const isGrowing = state.view === 'OPEN' || state.view === 'IMPORTANT';
  return (
    <div className={styles.root}>
      <section {...focus} tabIndex={-1} className={styles.card} aria-label={name}>
        <TaskToolbar state={state} onChange={onChange} />
        {isGrowing && can('create', 'Task') && <QuickAdd state={state} />}
        <QueryView
          result={result}
          skeleton={
            <div aria-busy="true">
              <TaskListSkeleton />
            </div>
          }
        >
          {({ tasks, total }) =>
            tasks.length === 0 ? (
              <TaskListEmpty state={state} onChange={onChange} total={total} />
            ) : (
              <ul className={mergeClasses(styles.list, isLoading && styles.busy)} aria-label={name}>
                {tasks.map((task) => (
                  <TaskRow key={task.id} task={task} to={todoHref({ ...state, task: task.id })} />
                ))}
              </ul>
            )
          }
        </QueryView>
      </section>
      <Pagination
        page={state.page}
        perPage={state.perPage}
        total={result.data?.total}
        label={name}
        onChange={(next) => onChange(next, { push: true })}
      />
    </div>
  );
}
