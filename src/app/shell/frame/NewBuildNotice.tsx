import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { hasNewBuild } from '#lib/newBuild';
import { useToast } from '#ui/state/useToast';
import { messages } from '../../messages';

/** How often an open page asks whether there is a new build, in milliseconds. */
const intervalMs = 30 * 60_000;
/** How much time there is at least between two checks, in milliseconds. */
const pauseMs = 60_000;

/**
 * Tells the user once that there is a new build of the app, and reloads the page on request; a page with unsaved
 * changes then asks first. Checks again when the user returns to the page.
 */
export function NewBuildNotice() {
  const { formatMessage } = useIntl();
  const toast = useToast();
  useEffect(() => {
    const stopped = new AbortController();
    const { signal } = stopped;
    let checkedAt = -Infinity;
    const check = async () => {
      if (document.hidden || performance.now() - checkedAt < pauseMs) return;
      checkedAt = performance.now();
      if (!(await hasNewBuild()) || signal.aborted) return;
      stopped.abort();
      toast.show({
        intent: 'info',
        id: 'newBuild',
        title: formatMessage(messages.newBuild),
        actions: [{ label: formatMessage(messages.reload), onSelect: () => window.location.reload() }],
      });
    };
    const timer = setInterval(() => void check(), intervalMs);
    signal.addEventListener('abort', () => clearInterval(timer));
    document.addEventListener('visibilitychange', () => void check(), { signal });
    for (const event of ['focus', 'online']) window.addEventListener(event, () => void check(), { signal });
    return () => stopped.abort();
  }, [formatMessage, toast]);
  return null;
}
