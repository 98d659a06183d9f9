import type { UpdateUserInput } from '#graphql/types.generated';
import type { UserFormFragment } from './UserEdit.generated';
import { userFieldNames, type UserValues } from './userSchema';

/** The form values of a user. Values unknown to the server are empty. */
export function toFormValues(user: UserFormFragment): UserValues {
  return {
    fullName: user.fullName,
    username: user.username,
    email: user.email ?? '',
    company: user.company,
    country: user.country,
    contact: user.contact,
    role: user.role ?? '',
    currentPlan: user.currentPlan ?? '',
    avatar: user.avatar ?? '',
  };
}

/** The values in the server's format. */
function toInput({ role, currentPlan, avatar, ...texts }: UserValues) {
  return {
    ...texts,
    role: role || null,
    currentPlan: currentPlan || null,
    avatar: avatar || null,
  };
}

/** Only the changed fields, so that changes by others to other fields are kept. */
export function getChanges(before: UserValues, after: UserValues): Omit<UpdateUserInput, 'id'> {
  const changes: Omit<UpdateUserInput, 'id'> = toInput(after);
  for (const name of userFieldNames) if (after[name] === before[name]) delete changes[name];
  return changes;
}
