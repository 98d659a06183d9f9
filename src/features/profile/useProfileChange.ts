import { useIntl } from 'react-intl';
import { getErrorMessage } from '#graphql/errors';
import { useSession } from '#session/sessionContext';
import { useToast } from '#ui/state/useToast';
import { messages } from './messages';

/** Applies changes that show at once. */
export interface ProfileChange {
  /** Whether the user has the permission for changes. */
  canChange: boolean;
  /** Shows why a change failed. Its optimistic result is undone by Apollo. */
  apply: (change: Promise<unknown>) => void;
}

/** Returns how small changes such as likes and votes are applied. */
export function useProfileChange(): ProfileChange {
  const intl = useIntl();
  const toast = useToast();
  const { can } = useSession();
  return {
    canChange: can('update', 'Profile'),
    apply(change) {
      change.catch((error: unknown) => toast.error(intl.formatMessage(messages.failed), getErrorMessage(error, intl)));
    },
  };
}
