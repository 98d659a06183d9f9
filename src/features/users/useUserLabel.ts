import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { UserPlan, UserRole, UserStatus } from '#graphql/types.generated';
import { messages as uiMessages } from '#ui/messages';
import { messages } from './messages';

/**
 * Returns a function for the label of a role, plan, or status. It returns a dash for a stored value that is unknown to
 * the server.
 */
export function useUserLabel(): (value: UserRole | UserPlan | UserStatus | null) => string {
  const { formatMessage } = useIntl();
  return useCallback((value) => formatMessage(value === null ? uiMessages.noValue : messages[value]), [formatMessage]);
}
