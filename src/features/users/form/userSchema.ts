import type { IntlShape } from 'react-intl';
import * as z from 'zod/mini';
import { isAddress } from '#shared/addresses';
import { isEmailAddress } from '#shared/emailAddress';
import { formMessages } from './formMessages';
import { userPlans, userRoles } from '../list/userListParams';

/** A value unknown to the server. Shown as not set, and saved unchanged. */
const unknown = z.literal('');

/** Client-side validation of a user. The server validates the rest. */
export function userSchema({ formatMessage }: Pick<IntlShape, 'formatMessage'>) {
  return z.object({
    fullName: z.string().check(z.trim(), z.minLength(1, formatMessage(formMessages.nameMissing))),
    username: z
      .string()
      .check(z.trim(), z.regex(/^[\p{L}\p{N}._-]{1,60}$/u, formatMessage(formMessages.usernameWrong))),
    email: z.string().check(z.trim(), z.refine(isEmailAddress, formatMessage(formMessages.emailWrong))),
    company: z.string().check(z.trim()),
    country: z.string().check(z.trim()),
    contact: z.string().check(z.trim()),
    role: z.union([z.enum(userRoles), unknown]),
    currentPlan: z.union([z.enum(userPlans), unknown]),
    avatar: z.string().check(
      z.trim(),
      z.refine((text) => text === '' || isAddress(text), formatMessage(formMessages.avatarWrong)),
    ),
  });
}

/** Client-side validation of a new user. */
export function newUserSchema(intl: Pick<IntlShape, 'formatMessage'>) {
  return z.pick(userSchema(intl), { fullName: true, email: true, role: true });
}

/** The form values of a new user. */
export type NewUserValues = z.infer<ReturnType<typeof newUserSchema>>;

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
  'avatar',
] as const satisfies (keyof UserValues)[];
