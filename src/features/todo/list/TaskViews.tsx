import { useIntl } from 'react-intl';
import { Rail } from '#ui/layout/Rail';
import { messages } from '../messages';
import type { TaskBoardQuery } from '../TaskBoard.generated';
import { taskTags, taskViews, todoHref, type TodoState } from '../todoParams';
import { useTagStyles } from './useTagStyles';
import { CheckmarkCircle20Regular } from '@fluentui/react-icons/svg/checkmark-circle';
import { Circle20Regular } from '@fluentui/react-icons/svg/circle';
import { Delete20Regular } from '@fluentui/react-icons/svg/delete';
import { Star20Regular } from '@fluentui/react-icons/svg/star';

/** The icon of each view. */
const viewIcons = {
  OPEN: Circle20Regular,
  IMPORTANT: Star20Regular,
  COMPLETED: CheckmarkCircle20Regular,
  DELETED: Delete20Regular,
};

export interface TaskViewsProps {
  state: TodoState;
  /** Number of tasks in each view; undefined while loading. */
  counts: TaskBoardQuery['taskPage']['counts'] | undefined;
}

/** Sidebar with the views and their task counts, and the tags as filters of the list. */
export function TaskViews({ state: { view, tag, q, sort }, counts }: TaskViewsProps) {
  const { formatMessage } = useIntl();
  const tagStyles = useTagStyles();
  return (
    <Rail
      viewsLabel={formatMessage(messages.views)}
      views={taskViews.map((each) => {
        const name = formatMessage(messages[each]);
        const count = counts?.find(({ filter }) => filter === each)?.count ?? 0;
        return {
          name,
          to: todoHref({ view: each, sort }),
          isCurrent: each === view,
          icon: viewIcons[each],
          count,
          countText: formatMessage(messages.countIn, { view: name, count }),
        };
      })}
      marksLabel={formatMessage(messages.tags)}
      marks={taskTags.map((each) => ({
        name: formatMessage(messages[each]),
        to: todoHref({ view, q, sort, tag: each === tag ? null : each }),
        isCurrent: each === tag,
        colorClass: tagStyles[each],
      }))}
    />
  );
}
