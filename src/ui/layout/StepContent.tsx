import { makeStyles, tokens } from '@fluentui/react-components';
import { createContext, useContext, useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import { stepMessages } from './stepMessages';

const useStyles = makeStyles({
  step: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalL,
    minWidth: 0,
    // Below the bar at the top of the page and the list of steps.
    scrollMarginBlockStart: '136px',
    ':focus': { outlineStyle: 'none' },
  },
});

const ShownPlaceContext = createContext<RefObject<number | null> | null>(null);

/** Contains the steps of a task, of which one is shown at a time. Stays mounted while they change. */
export function StepSequence({ children }: { children: ReactNode }) {
  const shownPlaceRef = useRef<number | null>(null);
  return <ShownPlaceContext value={shownPlaceRef}>{children}</ShownPlaceContext>;
}

export interface StepContentProps {
  name: string;
  /** Index of the step. */
  place: number;
  /** Number of steps. */
  count: number;
  children: ReactNode;
}

/**
 * The content of the current step. The button that leads to a step disappears, so the new step takes the focus, and
 * screen readers announce its name and position. The first step that a page shows leaves the focus where it is.
 */
export function StepContent({ name, place, count, children }: StepContentProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const ref = useRef<HTMLDivElement>(null);
  const shownPlaceRef = useContext(ShownPlaceContext);
  useEffect(() => {
    const content = ref.current;
    if (!content || !shownPlaceRef) return;
    const former = shownPlaceRef.current;
    shownPlaceRef.current = place;
    if (former === null || former === place) return;
    content.focus({ preventScroll: true });
    if (content.getBoundingClientRect().top < 0) content.scrollIntoView?.({ block: 'start' });
  }, [place, shownPlaceRef]);
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role="group"
      aria-label={formatMessage(stepMessages.position, { place: place + 1, count, step: name })}
      className={styles.step}
    >
      {children}
    </div>
  );
}
