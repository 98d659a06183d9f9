import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from './ConfirmDialog';
import { messages } from './messages';

/** Asks before a page with unsaved changes is left, by a link, by going back or by closing the tab. */
export function UnsavedChangesGuard({ isDirty }: { isDirty: boolean }) {
  const { formatMessage } = useIntl();
  // The same page with another search, such as another tab of it, keeps the changes.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      title={formatMessage(messages.leaveTitle)}
      confirmLabel={formatMessage(messages.leave)}
      cancelLabel={formatMessage(messages.stay)}
      isDanger
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.state === 'blocked' && blocker.reset()}
    >
      {formatMessage(messages.leaveText)}
    </ConfirmDialog>
  );
}
