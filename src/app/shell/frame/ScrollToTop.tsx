import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ArrowUp20Regular } from '@fluentui/react-icons/svg/arrow-up';
import { useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { useMediaQuery } from '#ui/hooks/useMediaQuery';
import { layoutMessages } from '../layoutMessages';
import { useEdgeTabStyles } from './useEdgeTabStyles';

/** The scroll distance, in pixels, from which the button is shown. */
const farFrom = 400;

const useStyles = makeStyles({
  place: { insetBlockEnd: `calc(var(--docked, 0px) + ${tokens.spacingVerticalXXL})` },
});

const isFarDown = () => window.scrollY > farFrom;

function onScroll(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}

/** Scrolls back to the top of a page that was scrolled far down, and moves the focus there. */
export function ScrollToTop() {
  const styles = useStyles();
  const { tab } = useEdgeTabStyles();
  const { formatMessage } = useIntl();
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  if (!useSyncExternalStore(onScroll, isFarDown)) return null;
  const goUp = () => {
    document.getElementById('main')?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' });
  };
  return (
    <button
      type="button"
      className={mergeClasses(tab, styles.place)}
      aria-label={formatMessage(layoutMessages.toTop)}
      title={formatMessage(layoutMessages.toTop)}
      onClick={goUp}
    >
      <ArrowUp20Regular />
    </button>
  );
}
