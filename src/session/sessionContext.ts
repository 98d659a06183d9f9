import { createContext, useContext } from 'react';
import type { SessionUserFragment } from './Session.generated';
import type { Credentials, SignOutReason } from './sessionStore';

/** Who is signed in, what they may do, and the two ways to change that. */
export interface SessionAccess {
  /** null when nobody is signed in. */
  user: SessionUserFragment | null;
  /** Why the last session ended, where one did in this tab. */
  signedOut: SignOutReason | null;
  /** Whether the user may do `action` to `subject`, such as `can('update', 'Catalog')`. */
  can(action: string, subject: string): boolean;
  /** Rejects with the server's refusal, see `fieldErrorsOf`. */
  signIn(credentials: Credentials): Promise<void>;
  signOut(): void;
}

/** Filled by `SessionProvider`. */
export const SessionContext = createContext<SessionAccess | null>(null);

/** The session. Throws outside `SessionProvider`. */
export function useSession(): SessionAccess {
  const access = useContext(SessionContext);
  if (!access) throw new Error('useSession stands outside SessionProvider.');
  return access;
}
