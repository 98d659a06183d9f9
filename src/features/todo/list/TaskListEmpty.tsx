import { useIntl } from 'react-intl';
import type { SetUrlState } from '#routing/useUrlState';
import { ListEmpty } from '#ui/table/ListEmpty';
import { messages } from '../messages';
import { noFilters, type TodoState } from '../todoParams';

export interface TaskListEmptyProps {
  state: TodoState;
  onChange: SetUrlState<TodoState>;
  /** The number of matching tasks, on pages other than this one. */
  total: number;
}

/** Empty state of the list. Explains why there are no tasks and what to do. */
export function TaskListEmpty({ state: { view, q, tag }, onChange, total }: TaskListEmptyProps) {
  const { formatMessage } = useIntl();
  const clear = () => onChange(noFilters, { push: true });
  return (
    <ListEmpty
      total={total}
      isFiltered={q !== '' || tag !== null}
      nothing={{ title: formatMessage(messages.nothingTitle), text: formatMessage(messages.nothingText) }}
      none={{ title: formatMessage(messages[`emptyTitle${view}`]), text: formatMessage(messages[`empty${view}`]) }}
      onFirstPage={() => onChange({ page: 1 })}
      onClear={clear}
    />
  );
}
