import { useFormState, type Control } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { SelectField } from '#ui/form/SelectField';
import { formMessages } from './formMessages';
import { messages } from '../messages';
import { userPlans, userRoles } from '../list/userListParams';
import type { UserValues } from './userSchema';
import { useUserLabel, type UserValue } from '../useUserLabel';

export interface UserAccessFieldsProps {
  control: Control<UserValues>;
  /** Whether it is the signed-in user, whose role only others can change. */
  isSelf: boolean;
}

/** Fields for role and plan. A value unknown to the server can be left unchanged. */
export function UserAccessFields({ control, isSelf }: UserAccessFieldsProps) {
  const { formatMessage } = useIntl();
  const getLabel = useUserLabel();
  const { defaultValues } = useFormState({ control });
  const choice = (name: 'role' | 'currentPlan', values: readonly UserValue[]) => ({
    control,
    name,
    options: values.map((value) => ({ value, label: getLabel(value) })),
    ...(defaultValues?.[name] === '' && { emptyLabel: getLabel(null) }),
  });
  return (
    <>
      <SelectField
        {...choice('role', userRoles)}
        label={formatMessage(messages.role)}
        isDisabled={isSelf}
        {...(isSelf && { hint: formatMessage(formMessages.ownRole) })}
      />
      <SelectField {...choice('currentPlan', userPlans)} label={formatMessage(messages.plan)} />
    </>
  );
}
