import { makeStyles } from '@fluentui/react-components';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useUrlState } from '#routing/useUrlState';
import { Placeholder } from '#ui/state/Placeholder';
import { useOpensWithView } from './useOpensWithView';
import { linkParams, type ListViewsProps } from './viewableList';

const ViewBar = lazy(() => import('./ViewBar').then((module) => ({ default: module.ViewBar })));

/** Time in milliseconds before views load, so that the rows are rendered first. */
const headStartMs = 200;

/** Time in milliseconds that a list waits at most for the view that it is opened with. */
const patienceMs = 5000;

// As high as the tabs, so that nothing moves when they appear.
const useStyles = makeStyles({ place: { minHeight: '44px', minWidth: 0 } });

/** Whether the list waits for the view that it is opened with, and a function that ends the wait without one. */
function useWait({ viewable, query }: ListViewsProps): [isWaiting: boolean, end: () => void] {
  const { search } = useLocation();
  const [{ open }] = useUrlState(linkParams);
  const opensWithView = useOpensWithView(viewable);
  const [isWaiting, setIsWaiting] = useState(open !== '' || (search === '' && opensWithView));
  const { data, table } = query;
  const isOpened = open === '' && search !== '';
  if (isWaiting && isOpened && (Boolean(table.error) || (data !== undefined && !table.isLoading))) setIsWaiting(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setIsWaiting(false), patienceMs);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return [isWaiting, () => setIsWaiting(false)];
}

/**
 * The views of a list as tabs above it. They load after the list, unless it is opened with one of them: then its rows
 * appear with the view.
 */
export function ListViews({ children, ...props }: ListViewsProps & { children: ReactNode }) {
  const styles = useStyles();
  const [isWaiting, end] = useWait(props);
  const { data, table } = props.query;
  const isShown = data !== undefined || Boolean(table.error);
  const [isDue, setIsDue] = useState(isWaiting);
  useEffect(() => {
    if (!isShown) return;
    const timer = setTimeout(() => setIsDue(true), headStartMs);
    return () => clearTimeout(timer);
  }, [isShown]);
  return (
    <>
      <div className={styles.place} data-unprinted="">
        {isDue && (
          <Suspense fallback={null}>
            <ViewBar {...props} onNone={end} />
          </Suspense>
        )}
      </div>
      {isWaiting ? <Placeholder height={480} /> : children}
    </>
  );
}
