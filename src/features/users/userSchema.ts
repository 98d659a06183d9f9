import type { IntlShape } from 'react-intl';
import { z } from 'zod';
import { isAddress } from '../../lib/addresses';
import { isEmailAddress } from '../../lib/emailAddress';
import { formMessages } from './formMessages';
import { userPlans, userRoles, userStatuses } from './userListParams';

/** Unknown to the server: shown as none, and left as it is. */
const unknown = z.literal('');

/** What can be told about a user's fields before the server is asked; the rest it says itself. */
export const userSchema = ({ formatMessage }: Pick<IntlShape, 'formatMessage'>) =>
  z.object({
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

/** The fields of a user in a form. */
export type UserValues = z.infer<ReturnType<typeof userSchema>>;

/** The fields whose messages a form can show. */
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

/** A new user, as the server would have one of whom nothing more is said. */
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
