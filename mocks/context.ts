import type { DomainContext } from './domain/context';

/** What a resolver gets: the domain's context with the user of this request. */
export type RequestContext = DomainContext;
