import type { Route } from './route';

/** Every method-and-path pair of the REST contract. */
export const ROUTES: readonly Route[] = [];
