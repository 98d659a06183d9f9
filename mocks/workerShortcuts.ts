import { readOwnToken } from '#server/domain/auth/ownToken';
import type { GatewayOptions } from '#server/gateway';
import { createGraphQLServer } from './preparedServer/workerServer';

/**
 * What the gateway does differently in a worker of the browser, where Yoga and jsonwebtoken would be loaded before the
 * first answer: it answers the app's own operations and reads its own tokens without them.
 */
export const WORKER_SHORTCUTS = {
  createGraphQL: createGraphQLServer,
  readToken: readOwnToken,
} satisfies Partial<GatewayOptions>;
