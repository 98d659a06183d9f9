import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { PlanCode, RoleName, UserStatus } from '#graphql/types.generated';
import { roleNames } from '#entities/permission/roleNames';
import { planNames } from '#entities/plan/planNames';
import { messages as uiMessages } from '#ui/messages';
import { messages } from './messages';

/** A role, plan, or status. */
export type UserValue = RoleName | PlanCode | UserStatus;

const labels = {
  ...roleNames,
  ...planNames,
  ACTIVE: messages.ACTIVE,
  PENDING: messages.PENDING,
  INACTIVE: messages.INACTIVE,
};

/**
 * Returns a function for the label of a role, plan, or status. It returns a dash for a stored value that is unknown to
 * the server.
 */
export function useUserLabel(): (value: UserValue | null) => string {
  const { formatMessage } = useIntl();
  return useCallback((value) => formatMessage(value === null ? uiMessages.noValue : labels[value]), [formatMessage]);
}
