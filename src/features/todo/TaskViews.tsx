import { mergeClasses } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { Link } from '../../routing/Link';
import { useNavLinkStyles } from '../../ui/navLinkStyles';
import { useRailStyles } from '../../ui/railStyles';
import { messages } from './messages';
import { taskTags, taskViews, todoHref, type TaskView, type TodoState } from './todoParams';
import { useTagStyles } from './useTagStyles';
import { viewIcons } from './viewIcons';

/** Props of `TaskViews`. */
export interface TaskViewsProps {
  state: TodoState;
  /** How many tasks each view has; undefined while that is loaded. */
  counts: Record<TaskView, number> | undefined;
}

/** The rail beside the tasks: the views with what is in them, and the tags as filters of the list. */
export function TaskViews({ state, counts }: TaskViewsProps) {
  const { formatMessage, formatNumber } = useIntl();
  const styles = useRailStyles();
  const linkStyles = useNavLinkStyles();
  const tagStyles = useTagStyles();
  const { view, tag, q, sort } = state;
  return (
    <div className={styles.rail}>
      <nav aria-label={formatMessage(messages.views)}>
        <ul className={styles.list}>
          {taskViews.map((each) => {
            const Icon = viewIcons[each];
            const name = formatMessage(messages[each]);
            const count = counts?.[each] ?? 0;
            return (
              <li key={each}>
                <Link
                  to={todoHref({ view: each, sort })}
                  className={mergeClasses(linkStyles.link, each === view && linkStyles.current)}
                  aria-current={each === view ? 'page' : undefined}
                  aria-label={count > 0 ? formatMessage(messages.countIn, { view: name, count }) : undefined}
                >
                  <Icon aria-hidden="true" />
                  <span className={styles.name}>{name}</span>{' '}
                  {count > 0 && <span className={styles.count}>{formatNumber(count)}</span>}
                </Link>
              </li>
            );
          })}
        </ul>
      </nav>
      <nav aria-label={formatMessage(messages.tags)}>
        <p className={styles.heading} aria-hidden="true">
          {formatMessage(messages.tags)}
        </p>
        <ul className={styles.list}>
          {taskTags.map((each) => (
            <li key={each}>
              <Link
                to={todoHref({ view, q, sort, tag: each === tag ? null : each })}
                className={mergeClasses(linkStyles.link, each === tag && linkStyles.current)}
                aria-current={each === tag ? 'true' : undefined}
              >
                <span className={mergeClasses(styles.dot, tagStyles[each])} />
                <span className={styles.name}>{formatMessage(messages[each])}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
