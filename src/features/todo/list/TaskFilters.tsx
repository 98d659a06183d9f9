import { useIntl } from 'react-intl';
import type { SetUrlState } from '#routing/useUrlState';
import { FilterBar } from '#ui/filter/FilterBar';
import { NativeSelect } from '#ui/control/NativeSelect';
import { SelectFilter } from '#ui/filter/SelectFilter';
import { messages } from '../messages';
import type { TaskBoardQuery } from '../TaskBoard.generated';
import { noFilters, taskTags, taskViews, type TaskView, type TodoState } from '../todoParams';

export interface TaskFiltersProps {
  state: TodoState;
  onChange: SetUrlState<TodoState>;
  /** Number of tasks in each view; undefined while loading. */
  counts: TaskBoardQuery['taskPage']['counts'] | undefined;
}

/** View and tag filters for windows without space for the sidebar. */
export function TaskFilters({ state, onChange, counts }: TaskFiltersProps) {
  const { formatMessage } = useIntl();
  const getName = (view: TaskView) => {
    const name = formatMessage(messages[view]);
    const count = counts?.find(({ filter }) => filter === view)?.count ?? 0;
    return count > 0 ? formatMessage(messages.countIn, { view: name, count }) : name;
  };
  return (
    <FilterBar>
      <NativeSelect
        aria-label={formatMessage(messages.view)}
        value={state.view}
        onChange={({ target }) => {
          const view = taskViews.find((each) => each === target.value);
          if (view) onChange({ ...noFilters, view }, { push: true });
        }}
      >
        {taskViews.map((view) => (
          <option key={view} value={view}>
            {getName(view)}
          </option>
        ))}
      </NativeSelect>
      <SelectFilter
        label={formatMessage(messages.tag)}
        anyLabel={formatMessage(messages.anyTag)}
        value={state.tag}
        options={taskTags.map((tag) => ({ value: tag, label: formatMessage(messages[tag]) }))}
        onChange={(tag) => onChange({ tag, page: 1 })}
      />
    </FilterBar>
  );
}
