import { makeStyles, tokens } from '@fluentui/react-components';
import { Add20Regular } from '@fluentui/react-icons/svg/add';
import { lazy, Suspense, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useLatestOf } from '#ui/hooks/useLatestOf';
import { useUrlState } from '#routing/useUrlState';
import { useSession } from '#session/sessionContext';
import { LinkButton } from '#ui/control/LinkButton';
import { Page } from '#ui/layout/Page';
import { narrowMedia, narrowQuery } from '#ui/layout/sideColumn';
import { useMediaQuery } from '#ui/hooks/useMediaQuery';
import { actionMessages } from './actionMessages';
import { useTaskBoardQuery } from './TaskBoard.generated';
import { TaskFilters } from './list/TaskFilters';
import { TaskList } from './list/TaskList';
import { TaskViews } from './list/TaskViews';
import { isInView } from './taskView';
import { titles } from './titles';
import { taskOrders, todoHref, todoParams } from './todoParams';

const TaskDrawer = lazy(() => import('./form/TaskDrawer').then((module) => ({ default: module.TaskDrawer })));

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: '200px minmax(0, 1fr)',
    alignItems: 'start',
    gap: tokens.spacingHorizontalL,
    [narrowMedia]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalM },
  },
});

/** The to-do page: the views and tags, the task list, and a drawer with the open task. */
export function TaskBoard() {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const { can } = useSession();
  const isNarrow = useMediaQuery(narrowQuery);
  const [state, setState] = useUrlState(todoParams);
  const { view, tag, q, sort, page, perPage, task } = state;
  const input = { filter: view, tag, q, page, perPage, ...taskOrders[sort] };
  const result = useTaskBoardQuery({ variables: { input } });
  const counts = (result.data ?? result.previousData)?.taskPage.counts;

  const shown = useLatestOf(result, view);
  const found = useMemo(() => {
    if (!shown) return undefined;
    const { tasks, totalDocs } = shown.taskPage;
    // Hides a task as soon as it is completed or deleted, without waiting for the next response.
    const kept = tasks.filter((each) => isInView(each, view));
    return { tasks: kept, total: totalDocs - (tasks.length - kept.length) };
  }, [shown, view]);
  const canCreate = can('create', 'Task');

  return (
    <Page
      heading={formatMessage(titles.todo)}
      actions={
        canCreate && (
          <LinkButton appearance="primary" icon={<Add20Regular />} to={todoHref({ ...state, task: 'new' })}>
            {formatMessage(actionMessages.newTask)}
          </LinkButton>
        )
      }
    >
      <div className={styles.columns}>
        {isNarrow ? (
          <TaskFilters state={state} onChange={setState} counts={counts} />
        ) : (
          <TaskViews state={state} counts={counts} />
        )}
        <TaskList
          state={state}
          onChange={setState}
          result={{ data: found, error: result.error, refetch: result.refetch }}
          isLoading={result.data === undefined && shown !== undefined}
        />
      </div>
      {task !== '' && (task !== 'new' || canCreate) && (
        <Suspense fallback={null}>
          <TaskDrawer
            key={task}
            id={task === 'new' ? null : task}
            listed={found?.tasks.find(({ id }) => id === task)}
            beginning={{ isImportant: view === 'IMPORTANT', tags: tag === null ? [] : [tag] }}
            onClose={() => setState({ task: '' })}
          />
        </Suspense>
      )}
    </Page>
  );
}
