import { createContext, useContext } from 'react';
import type { SessionUserFragment } from './Session.generated';
import type { Session, SignOutReason } from './sessionStore';

/** What somebody signs in with. */
export interface Credentials {
  email: string;
  password: string;
}

/** What somebody makes an account of. */
export interface Registration extends Credentials {
  username: string;
}

/** A new password, and the token of the link that allows to set it. */
export interface NewPassword {
  token: string;
  password: string;
}

/** What the server is asked for around a session; all reject with its refusal, see `fieldErrorsOf`. */
export interface SessionRequests {
  login(credentials: Credentials): Promise<Session>;
  register(registration: Registration): Promise<Session>;
  /** Has a mail sent with a link for a new password, should an account have the address. */
  passwordMail(email: string): Promise<unknown>;
  passwordReset(input: NewPassword): Promise<unknown>;
}

/** Who is signed in, what they may do, and the ways to change that. */
export interface SessionAccess extends Pick<SessionRequests, 'passwordMail' | 'passwordReset'> {
  /** null when nobody is signed in. */
  user: SessionUserFragment | null;
  /** Why the last session ended, where one did in this tab. */
  signedOut: SignOutReason | null;
  /** Whether the user may do `action` to `subject`, such as `can('update', 'Catalog')`. */
  can(action: string, subject: string): boolean;
  /** Signs in, until the browser closes or, where it is remembered, beyond. Rejects with the server's refusal. */
  signIn(credentials: Credentials, options?: { isRemembered?: boolean }): Promise<void>;
  /** Makes an account and signs in with it. Rejects with the server's refusal. */
  register(registration: Registration): Promise<void>;
  signOut(): void;
  /** Signs out because nobody seems to be there; whoever comes back goes on where they were. */
  signOutIdle(): void;
}

/** Filled by `SessionProvider`. */
export const SessionContext = createContext<SessionAccess | null>(null);

/** The session. Throws outside `SessionProvider`. */
export function useSession(): SessionAccess {
  const access = useContext(SessionContext);
  if (!access) throw new Error('useSession stands outside SessionProvider.');
  return access;
}
