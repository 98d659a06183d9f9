import type { DomainContext } from './domain/context';

/** The context of a resolver or REST handler: the domain context plus the user and session of the request. */
export interface RequestContext extends DomainContext {
  /** The client's session name as sent with the request, or null if it sent none. */
  session: string | null;
  /** The languages that the client prefers for texts, or null if it sent none. See `inLanguage`. */
  acceptLanguage: string | null;
}
