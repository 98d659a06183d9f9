import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useNavigationGuard } from '#routing/historyContext';
import { ConfirmDialog } from '../dialog/ConfirmDialog';
import { messages } from '../messages';

export interface UnsavedChangesGuardProps {
  isDirty: boolean;
  /** Whether a change of the search on the same page leaves the form, for forms that the search opens. */
  holdsSearch?: boolean;
}

/** Asks for confirmation before a page with unsaved changes is left by a link, the Back button, or closing the tab. */
export function UnsavedChangesGuard({ isDirty, holdsSearch = false }: UnsavedChangesGuardProps) {
  const { formatMessage } = useIntl();
  const held = useNavigationGuard(isDirty, holdsSearch);
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
  return (
    <ConfirmDialog
      isOpen={held !== null}
      title={formatMessage(messages.leaveTitle)}
      confirmLabel={formatMessage(messages.leave)}
      cancelLabel={formatMessage(messages.stay)}
      isDanger
      onConfirm={() => held?.proceed()}
      onClose={() => held?.stay()}
    >
      {formatMessage(messages.leaveText)}
    </ConfirmDialog>
  );
}
