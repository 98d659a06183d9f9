import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { UserPlan, UserRole, UserStatus } from '../../graphql/types.generated';
import { messages as uiMessages } from '../../ui/messages';
import { messages } from './messages';

/** Gives the word for a role, plan or status; a dash where the server knows none for what it has stored. */
export function useUserWord(): (value: UserRole | UserPlan | UserStatus | null) => string {
  const { formatMessage } = useIntl();
  return useCallback((value) => formatMessage(value === null ? uiMessages.noValue : messages[value]), [formatMessage]);
}
