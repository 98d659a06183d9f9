import type { AuthUserRecord } from '../../records/auth';
import { can } from './abilities';

/**
 * Returns the HTML of an email as the user is allowed to see it. All accounts share the demo's mailbox, so password
 * reset links in it work only for users who have full access anyway.
 */
export function withoutPasswordLinks(user: AuthUserRecord | null, message: string): string {
  return user && can(user, 'manage', 'all')
    ? message
    : message.replace(/(\/pages\/reset-password-v1)\?token=\w*/g, '$1');
}
