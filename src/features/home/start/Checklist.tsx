import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { CheckmarkCircle20Filled } from '@fluentui/react-icons/svg/checkmark-circle';
import { Circle20Regular } from '@fluentui/react-icons/svg/circle';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import type { CatalogTask } from '#graphql/types.generated';
import { TextLink } from '#ui/text/TextLink';
import { VisuallyHidden } from '#ui/text/VisuallyHidden';
import { startMessages as messages } from './startMessages';

const useStyles = makeStyles({
  checklist: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalS, minWidth: 0 },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: tokens.spacingHorizontalS },
  heading: { ...typographyStyles.body1Strong, margin: 0 },
  progress: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3 },
  list: { display: 'grid', rowGap: tokens.spacingVerticalXS, margin: 0, padding: 0, listStyleType: 'none' },
  wide: {
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 250px), 1fr))',
    columnGap: tokens.spacingHorizontalL,
  },
  item: { display: 'flex', alignItems: 'center', columnGap: tokens.spacingHorizontalS, minHeight: '24px' },
  icon: { flexShrink: 0, color: tokens.colorNeutralForeground3 },
  done: { color: tokens.colorStatusSuccessForeground1 },
});

/** All tasks, in the order of the work. */
const tasks: readonly CatalogTask[] = ['IMPORT', 'FIX_ERRORS', 'TRANSLATE', 'SET_SHOP_URL', 'PUBLISH', 'GET_FEED'];

export interface ChecklistProps {
  /** Whether the tasks are in columns, as below a catalog’s next step. */
  isWide?: boolean;
  /** The tasks that are done. */
  done?: ReadonlySet<CatalogTask>;
  /** Returns the URL of the page on which a task is done; null if it can't be done yet. */
  getHref?: (task: CatalogTask) => string | null;
}

/** The way of a catalog from a file to a feed: what is done, and where to do the rest. */
export function Checklist({ isWide = false, done = new Set(), getHref = () => null }: ChecklistProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const id = useId();
  return (
    <div className={styles.checklist}>
      <div className={styles.head}>
        <h3 id={id} className={styles.heading}>
          {formatMessage(messages.checklist)}
        </h3>
        <span className={styles.progress}>
          {formatMessage(messages.progress, { done: done.size, total: tasks.length })}
        </span>
      </div>
      <ol className={mergeClasses(styles.list, isWide && styles.wide)} aria-labelledby={id}>
        {tasks.map((task) => {
          const isDone = done.has(task);
          const address = isDone ? null : getHref(task);
          const Icon = isDone ? CheckmarkCircle20Filled : Circle20Regular;
          const name = formatMessage(messages[task]);
          return (
            <li key={task} className={styles.item}>
              <Icon aria-hidden="true" className={mergeClasses(styles.icon, isDone && styles.done)} />
              <VisuallyHidden>{formatMessage(isDone ? messages.done : messages.open)}</VisuallyHidden>
              {address === null ? <span>{name}</span> : <TextLink to={address}>{name}</TextLink>}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
