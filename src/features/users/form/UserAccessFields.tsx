import { useFormState, type Control } from 'react-hook-form';
import { useIntl } from 'react-intl';
import type { UserPlan, UserRole, UserStatus } from '#graphql/types.generated';
import { SelectField } from '#ui/form/SelectField';
import { messages } from '../messages';
import { userPlans, userRoles, userStatuses } from '../list/userListParams';
import type { UserValues } from './userSchema';
import { useUserLabel } from '../useUserLabel';

/** Fields for role, plan, and status. A value unknown to the server can be left unchanged. */
export function UserAccessFields({ control }: { control: Control<UserValues> }) {
  const { formatMessage } = useIntl();
  const getLabel = useUserLabel();
  const { defaultValues } = useFormState({ control });
  const choice = (name: 'role' | 'currentPlan' | 'status', values: readonly (UserRole | UserPlan | UserStatus)[]) => ({
    control,
    name,
    options: values.map((value) => ({ value, label: getLabel(value) })),
    ...(defaultValues?.[name] === '' && { emptyLabel: getLabel(null) }),
  });
  return (
    <>
      <SelectField {...choice('role', userRoles)} label={formatMessage(messages.role)} />
      <SelectField {...choice('currentPlan', userPlans)} label={formatMessage(messages.plan)} />
      <SelectField {...choice('status', userStatuses)} label={formatMessage(messages.status)} />
    </>
  );
}
