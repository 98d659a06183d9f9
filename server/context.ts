import type { DomainContext } from './domain/context';
import type { RefreshCookie } from './refreshCookie';

/** What is learned about a request while it is answered. */
export interface RequestTrace {
  /** Id of the signed-in account. */
  userId?: string;
  /** Name of the GraphQL operation, if it has one. */
  operation?: string;
}

/** The context of a resolver or REST handler: the domain context plus the user and session of the request. */
export interface RequestContext extends DomainContext {
  /** The client's session name as sent with the request, or null if it sent none. */
  session: string | null;
  /** The cookie with the client's refresh token; null if the gateway sends none. */
  refreshCookie: RefreshCookie | null;
  trace: RequestTrace;
}
