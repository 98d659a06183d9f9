import type { AuthUserRecord } from '../../records/auth';
import { can } from './abilities';

/**
 * The HTML of a mail as the user may read it: all share the demo's one mail box, so the links for a new password in it
 * work for those alone who may do everything anyway.
 */
export const withoutPasswordLinks = (user: AuthUserRecord | null, message: string): string =>
  user && can(user, 'manage', 'all') ? message : message.replace(/(\/pages\/reset-password-v1)\?token=\w*/g, '$1');
