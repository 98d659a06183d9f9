import type { SessionUserFragment } from './Session.generated';

/** Returns the display name of a user; new accounts have no full name yet. */
export function userName({ fullName, username }: Pick<SessionUserFragment, 'fullName' | 'username'>): string {
  return fullName || username;
}
