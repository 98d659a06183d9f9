import { useIntl } from 'react-intl';
import { href, paths } from '#routing/paths';
import { useNow } from '#ui/hooks/useNow';
import { StatusBadge } from '#ui/text/StatusBadge';
import { useHomeTasksQuery } from './Home.generated';
import { messages } from './messages';
import { SummaryPanel } from './SummaryPanel';

const DAY = 86_400_000;

/** Tasks due within this time are shown. */
const ahead = 7 * DAY;

/** The open tasks that are overdue or due soon, the most urgent first. */
export function TasksPanel() {
  const { formatMessage, formatDate } = useIntl();
  const now = useNow();
  return (
    <SummaryPanel
      heading={formatMessage(messages.tasks)}
      to={paths.todo}
      result={useHomeTasksQuery()}
      empty={formatMessage(messages.noTasks)}
      getRows={({ taskPage }) =>
        taskPage.tasks.flatMap(({ id, title, dueDate, isCompleted }) => {
          if (isCompleted || dueDate === null || Date.parse(dueDate) > now + ahead) return [];
          const day = formatDate(dueDate, { day: 'numeric', month: 'short', timeZone: 'UTC' });
          const isOverdue = Date.parse(dueDate) + DAY <= now;
          return [
            {
              id,
              to: href(paths.todo, {}, { task: id }),
              name: title,
              note: formatMessage(messages.due, { day }),
              end: isOverdue && <StatusBadge tone="danger" label={formatMessage(messages.overdue)} />,
            },
          ];
        })
      }
    />
  );
}
