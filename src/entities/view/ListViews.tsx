import { makeStyles } from '@fluentui/react-components';
import { lazy, Suspense } from 'react';
import { useUrlState } from '#routing/useUrlState';
import { linkParams, type ListViewsProps } from './viewSettings';

const ViewBar = lazy(() => import('./ViewBar').then((module) => ({ default: module.ViewBar })));

// As high as the tabs, so that nothing moves when they appear.
const useStyles = makeStyles({ place: { minHeight: '44px', minWidth: 0 } });

/** The views of a list as tabs above it. They load after the list, so that it can use the connection first. */
export function ListViews(props: ListViewsProps) {
  const styles = useStyles();
  const [{ open }] = useUrlState(linkParams);
  const { data, table } = props.query;
  const isDue = data !== undefined || Boolean(table.error) || open !== '';
  return (
    <div className={styles.place} data-unprinted="">
      {isDue && (
        <Suspense fallback={null}>
          <ViewBar {...props} />
        </Suspense>
      )}
    </div>
  );
}
