import type { IntlShape } from 'react-intl';
import { z } from 'zod';
import { isAddress } from '../../../lib/addresses';
import { isEmailAddress } from '../../../lib/emailAddress';
import { formMessages } from './formMessages';
import { userPlans, userRoles, userStatuses } from '../list/userListParams';

/** A value unknown to the server. Shown as not set, and saved unchanged. */
const unknown = z.literal('');

/** Client-side validation of a user. The server validates the rest. */
export function userSchema({ formatMessage }: Pick<IntlShape, 'formatMessage'>) {
  return z.object({
    fullName: z.string().trim().min(1, formatMessage(formMessages.nameMissing)),
    username: z
      .string()
      .trim()
      .regex(/^[\p{L}\p{N}._-]{1,60}$/u, formatMessage(formMessages.usernameWrong)),
    email: z.string().trim().refine(isEmailAddress, formatMessage(formMessages.emailWrong)),
    company: z.string().trim(),
    country: z.string().trim(),
    contact: z.string().trim(),
    role: z.enum(userRoles).or(unknown),
    currentPlan: z.enum(userPlans).or(unknown),
    status: z.enum(userStatuses).or(unknown),
    avatar: z
      .string()
      .trim()
      .refine((text) => text === '' || isAddress(text), formatMessage(formMessages.avatarWrong)),
  });
}

/** The form values of a user. */
export type UserValues = z.infer<ReturnType<typeof userSchema>>;

/** The fields that can show an error message. */
export const userFieldNames = [
  'fullName',
  'username',
  'email',
  'company',
  'country',
  'contact',
  'role',
  'currentPlan',
  'status',
  'avatar',
] as const satisfies (keyof UserValues)[];

/** The form values of a new user, same as the server's defaults. */
export const newUserValues: UserValues = {
  fullName: '',
  username: '',
  email: '',
  company: '',
  country: '',
  contact: '',
  role: 'SUBSCRIBER',
  currentPlan: 'BASIC',
  status: 'PENDING',
  avatar: '',
};
