import { makeStyles } from '@fluentui/react-components';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useUrlState } from '#routing/useUrlState';
import { linkParams, type ListViewsProps } from './viewableList';

const ViewBar = lazy(() => import('./ViewBar').then((module) => ({ default: module.ViewBar })));

/** Time in milliseconds before views load, so that the rows are rendered first. */
const headStartMs = 200;

// As high as the tabs, so that nothing moves when they appear.
const useStyles = makeStyles({ place: { minHeight: '44px', minWidth: 0 } });

/** The views of a list as tabs above it. They load after the list. */
export function ListViews(props: ListViewsProps) {
  const styles = useStyles();
  const [{ open }] = useUrlState(linkParams);
  const { data, table } = props.query;
  const isShown = data !== undefined || Boolean(table.error);
  const [isLater, setIsLater] = useState(false);
  useEffect(() => {
    if (!isShown) return;
    const timer = setTimeout(() => setIsLater(true), headStartMs);
    return () => clearTimeout(timer);
  }, [isShown]);
  const isDue = isLater || open !== '';
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
