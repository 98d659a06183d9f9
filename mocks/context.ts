import type { DomainContext } from './domain/context';

/** What a resolver or a REST row gets: the domain's context with the user and the session of this request. */
export interface RequestContext extends DomainContext {
  /** The client that asks, by the name that it gave itself; null where it gave none. */
  session: string | null;
}
