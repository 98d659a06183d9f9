import type { UserUpdateInput } from '../../graphql/types.generated';
import type { UserFormFragment } from './UserEdit.generated';
import { userFieldNames, type UserValues } from './userSchema';

/** What the form of a user begins with; empty where the server knows of nothing. */
export const valuesOf = (user: UserFormFragment): UserValues => ({
  fullName: user.fullName,
  username: user.username,
  email: user.email ?? '',
  company: user.company,
  country: user.country,
  contact: user.contact,
  role: user.role ?? '',
  currentPlan: user.currentPlan ?? '',
  status: user.status ?? '',
  avatar: user.avatar ?? '',
});

/** The values as the server takes them. */
export const inputOf = ({ role, currentPlan, status, avatar, ...texts }: UserValues) => ({
  ...texts,
  role: role || null,
  currentPlan: currentPlan || null,
  status: status || null,
  avatar: avatar || null,
});

/** Only what differs, so that what others changed meanwhile in other fields stays. */
export function changesOf(before: UserValues, after: UserValues): UserUpdateInput {
  const changes: UserUpdateInput = inputOf(after);
  for (const name of userFieldNames) if (after[name] === before[name]) delete changes[name];
  return changes;
}
