import { makeStyles, tokens } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import type { SetUrlState } from '../../../routing/useUrlState';
import { useSession } from '../../../session/sessionContext';
import { ResultCount } from '../../../ui/filter/ResultCount';
import { QueryView, type QueryResult } from '../../../ui/state/QueryView';
import { messages } from '../messages';
import { QuickAdd } from './QuickAdd';
import type { TaskRowFragment } from '../TaskBoard.generated';
import { TaskListEmpty } from './TaskListEmpty';
import { TaskListSkeleton } from './TaskListSkeleton';
import { TaskRows } from './TaskRows';
import { TaskToolbar } from './TaskToolbar';
import { todoHref, type TodoState } from '../todoParams';
import { useRowFocus } from './useRowFocus';

const useStyles = makeStyles({
  card: {
    containerType: 'inline-size',
    minWidth: 0,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    overflow: 'hidden',
    ':focus': { outlineStyle: 'none' },
  },
});

/** Props of `TaskList`. */
export interface TaskListProps {
  state: TodoState;
  onChange: SetUrlState<TodoState>;
  result: QueryResult<readonly TaskRowFragment[]>;
  /** Whether newer rows are loading. */
  isLoading: boolean;
}

/** The tasks of a view that match the search and tag, with a field to add a task. */
export function TaskList({ state, onChange, result, isLoading }: TaskListProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const { can } = useSession();
  const focus = useRowFocus(result.data, state.task !== '');
  const name = formatMessage(messages[state.view]);
  const isFiltered = state.q !== '' || state.tag !== null;
  const isGrowing = state.view === 'OPEN' || state.view === 'IMPORTANT';
  return (
    <section {...focus} tabIndex={-1} className={styles.card} aria-label={name}>
      <TaskToolbar state={state} onChange={onChange} />
      {isGrowing && can('create', 'Task') && <QuickAdd state={state} />}
      <ResultCount count={isFiltered && !isLoading ? (result.data?.length ?? null) : null} />
      <QueryView
        result={result}
        skeleton={
          <div aria-busy="true">
            <TaskListSkeleton />
          </div>
        }
      >
        {(tasks) =>
          tasks.length === 0 ? (
            <TaskListEmpty state={state} onChange={onChange} />
          ) : (
            <TaskRows
              key={todoHref({ ...state, task: '' })}
              label={name}
              tasks={tasks}
              state={state}
              isLoading={isLoading}
            />
          )
        }
      </QueryView>
    </section>
  );
}
