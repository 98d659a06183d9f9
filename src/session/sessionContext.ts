import { createContext, useContext } from 'react';
import type { SessionUserFragment } from './Session.generated';
import type { SignOutReason } from './sessionStore';
import type { Session } from './storedSession';

/** The input for signing in. */
export interface Credentials {
  email: string;
  password: string;
}

/** The input for creating an account. */
interface Registration extends Credentials {
  username: string;
}

/** The server requests that forms use; all reject with the server's error, see `getFieldErrors`. */
export interface SessionRequests {
  login: (credentials: Credentials, isRemembered?: boolean) => Promise<Session>;
  register: (registration: Registration) => Promise<Session>;
  /** Ends the session on the server, too. */
  logout: (refreshToken: string) => Promise<unknown>;
}

/** The signed-in user with permissions, and the functions that change the session. */
export interface SessionAccess {
  /** null if no one is signed in. */
  user: SessionUserFragment | null;
  /** Why the last session ended, if one ended in this tab. */
  signedOut: SignOutReason | null;
  /** Whether the user has permission for `action` on `subject`, for example `can('update', 'Catalog')`. */
  can: (action: string, subject: string) => boolean;
  /** Signs in until the browser closes, or longer if the session is remembered. Rejects with the server's error. */
  signIn: (credentials: Credentials, isRemembered?: boolean) => Promise<void>;
  /** Creates an account and signs in with it. Rejects with the server's error. */
  register: (registration: Registration) => Promise<void>;
  /** Continues with a session that the server has started. */
  enter: (session: Session) => void;
  signOut: () => void;
  /** Signs out due to inactivity; after signing in again, users continue where they were. */
  signOutIdle: () => void;
}

/** Provided by `SessionProvider`. */
export const SessionContext = createContext<SessionAccess | null>(null);

/** Returns the session. Throws outside `SessionProvider`. */
export function useSession(): SessionAccess {
  const access = useContext(SessionContext);
  if (!access) throw new Error('SessionContext has no provider.');
  return access;
}
